import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Kategorien',
  price: 'Preis',
  available: 'Verfügbarkeit',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'In den Warenkorb',
  quantity: ({ name }) => `Menge: ${name}`,
  increment: ({ name }) => `Menge erhöhen: ${name}`,
  decrement: ({ name }) => `Menge verringern: ${name}`,
  remove: ({ name }) => `Entfernen: ${name}`,
  undo: ({ count: lines }) =>
    count(lines, { one: 'Entfernen rückgängig machen', other: '# Artikel wiederherstellen' }),
  empty: 'Ihr Warenkorb ist leer.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Entfernen: ${name}` : `Übernehmen: ${number(quantity)} × ${name} zu ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `Der Preis hat sich von ${format(issue.from)} auf ${format(issue.to)} geändert.`
      case 'soldOut':
        return 'Ausverkauft.'
      case 'tooMany':
        return `Nur noch ${number(issue.available)} verfügbar.`
      case 'quantityLimit':
        return `Die Höchstmenge ist ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'Der Warenkorb fasst nur ein Produkt.',
          other: 'Der Warenkorb fasst höchstens # verschiedene Produkte.',
        })
      case 'gone':
        return 'Nicht mehr verfügbar.'
      case 'unknown':
        return 'Der Shop ist nicht erreichbar. Preis und Bestand können sich geändert haben.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Übernommen: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Ausverkauft. ',
          stock: 'Mehr ist nicht auf Lager. ',
          quantityLimit: 'Höchstmenge erreicht. ',
          lineLimit: 'Der Warenkorb ist voll. ',
        }[reason]
      : '') +
    `${number(totalQuantity)} Artikel im Warenkorb`,
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'Auf Lager' : 'Nicht auf Lager') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} von`,
    max: ({ name }) => `${facetName(name)} bis`,
    invalidAmount: () => 'Geben Sie einen Preis ein, zum Beispiel 20.',
    more: ({ name }) => `Mehr anzeigen: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `bis ${max ?? ''}` : max === undefined ? `ab ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Filter entfernen: ${group}: ${label}`,
    clear: 'Alle Filter entfernen',
    apply: 'Filter anwenden',
  },
  searchField: {
    input: 'Produkte suchen',
    clear: 'Suche löschen',
    list: 'Vorschläge',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Suche läuft\u00a0…'
      if (total === undefined) return ''
      const products =
        total === 0 ? 'Keine Produkte' : count(total, { one: '# Produkt', other: '# Produkte' })
      const found = `${products} ${isRelaxed ? 'mit einem Teil der Suchwörter' : 'gefunden'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# Vorschlag', other: '# Vorschläge' })}.`
    },
  },
})

/**
 * German, formal.
 *
 * @param locale for numbers and plurals, such as `'de-CH'`
 */
export function createLabels(locale = 'de'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Bild ${number(position)} von ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      timeout: 'Der Shop antwortet nicht. Versuchen Sie es gleich noch einmal.',
      rateLimit: 'Der Shop wird gerade sehr häufig besucht. Versuchen Sie es gleich noch einmal.',
      server: 'Im Shop ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
      notFound: 'Nicht mehr verfügbar.',
      unknown: 'Etwas ist schiefgelaufen.',
    },
    price: {
      current: 'Angebotspreis',
      original: 'Ursprünglicher Preis',
      from: ({ price }) => `ab ${price}`,
      discount: ({ percent: value }) => `${percent(value)} Rabatt`,
      prior: ({ price }) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
      unitPrice: 'Grundpreis',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'Stück' : `${number(items)} Stück`),
    },
    productGallery: {
      gallery: ({ name }) => `Bilder: ${name}`,
      thumbnail: picture,
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      status: picture,
    },
    productList: {
      items: 'Produkte',
      next: ({ paging }) => (paging === 'pages' ? 'Nächste Seite' : 'Mehr anzeigen'),
      previous: ({ paging }) => (paging === 'pages' ? 'Vorherige Seite' : 'Vorherige anzeigen'),
      loading: ({ side }) =>
        `${{ initial: 'Produkte', next: 'Weitere Produkte', previous: 'Vorherige Produkte' }[side]} werden geladen\u00a0…`,
      paused: ({ side }) =>
        `Sie sind offline. ${side === 'initial' ? 'Die' : 'Weitere'} Produkte werden geladen, sobald Sie wieder online sind.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: '# Produkt wird angezeigt', other: '# Produkte werden angezeigt' })
          : `${number(shown)} von ${count(total, { one: '# Produkt', other: '# Produkten' })}`,
      empty: 'Keine Produkte gefunden.',
      cursorLost: 'Das verlinkte Produkt ist nicht mehr verfügbar. Sie sehen den Anfang der Liste.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Die Produkte konnten nicht aktualisiert werden.'
          : `Die ${{ initial: '', next: 'nächsten ', previous: 'vorherigen ' }[side]}Produkte konnten nicht geladen werden.`,
      retry: 'Erneut versuchen',
    },
    saved: {
      toggle: 'Merken',
      toggleName: ({ name }) => `Merken: ${name}`,
    },
    sort: {
      relevance: 'Beste Treffer',
      'createdAt-asc': 'Älteste zuerst',
      'createdAt-desc': 'Neueste zuerst',
      'name-asc': 'Name: A bis Z',
      'name-desc': 'Name: Z bis A',
      'price-asc': 'Preis aufsteigend',
      'price-desc': 'Preis absteigend',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['ausverkauft']) : ['nicht verfügbar']),
          ...(changes.length ? [`ändert ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'nicht gewählt'}. `).join('') +
        {
          incomplete: `Bitte wählen: ${missingOptions.join(', ')}`,
          available: 'Verfügbar',
          soldOut: 'Ausverkauft',
          nonexistent: 'Nicht verfügbar',
        }[status],
    },
  }
}

/** All texts in German, formal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
