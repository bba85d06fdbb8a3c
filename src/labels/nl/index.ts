import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Categorieën',
  price: 'Prijs',
  available: 'Beschikbaarheid',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'In winkelwagen',
  quantity: ({ name }) => `Aantal: ${name}`,
  increment: ({ name }) => `Aantal verhogen: ${name}`,
  decrement: ({ name }) => `Aantal verlagen: ${name}`,
  remove: ({ name }) => `Verwijderen: ${name}`,
  undo: ({ count: lines }) =>
    count(lines, { one: 'Verwijderen ongedaan maken', other: '# artikelen terugzetten' }),
  empty: 'Je winkelwagen is leeg.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Verwijderen: ${name}` : `Accepteren: ${number(quantity)} × ${name} à ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `De prijs is gewijzigd van ${format(issue.from)} naar ${format(issue.to)}.`
      case 'soldOut':
        return 'Uitverkocht.'
      case 'tooMany':
        return `Nog maar ${number(issue.available)} beschikbaar.`
      case 'quantityLimit':
        return `Het maximale aantal is ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'De winkelwagen kan maar één product bevatten.',
          other: 'De winkelwagen kan maximaal # verschillende producten bevatten.',
        })
      case 'gone':
        return 'Niet meer beschikbaar.'
      case 'unknown':
        return 'De winkel is niet bereikbaar. De prijs en de voorraad kunnen gewijzigd zijn.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Geaccepteerd: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Uitverkocht. ',
          stock: 'Er zijn er niet meer op voorraad. ',
          quantityLimit: 'Maximale aantal bereikt. ',
          lineLimit: 'De winkelwagen is vol. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# artikel in de winkelwagen', other: '# artikelen in de winkelwagen' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'Op voorraad' : 'Niet op voorraad') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} vanaf`,
    max: ({ name }) => `${facetName(name)} tot`,
    invalidAmount: () => 'Vul een prijs in, bijvoorbeeld 20.',
    more: ({ name }) => `Meer tonen: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `tot ${max ?? ''}` : max === undefined ? `vanaf ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Filter verwijderen: ${group}, ${label}`,
    clear: 'Alle filters wissen',
    apply: 'Filters toepassen',
  },
  searchField: {
    input: 'Producten zoeken',
    clear: 'Zoekopdracht wissen',
    list: 'Suggesties',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Bezig met zoeken…'
      if (total === undefined) return ''
      const products =
        total === 0 ? 'Geen producten' : count(total, { one: '# product', other: '# producten' })
      const found = `${products} ${isRelaxed ? 'met een deel van de woorden' : 'gevonden'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# suggestie', other: '# suggesties' })}.`
    },
  },
})

/**
 * Dutch, informal.
 *
 * @param locale for numbers and plurals, such as `'nl-BE'`
 */
export function createLabels(locale = 'nl'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Afbeelding ${number(position)} van ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'De winkel is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
      timeout: 'De winkel reageert niet op tijd. Probeer het zo opnieuw.',
      rateLimit: 'Het is erg druk in de winkel. Probeer het zo opnieuw.',
      server: 'Er is een probleem met de winkel. Probeer het zo opnieuw.',
      notFound: 'Niet meer beschikbaar.',
      unknown: 'Er is iets misgegaan.',
    },
    price: {
      current: 'Actieprijs',
      original: 'Oorspronkelijke prijs',
      from: ({ price }) => `Vanaf ${price}`,
      discount: ({ percent: value }) => `${percent(value)} korting`,
      prior: ({ price }) => `Laagste prijs van de afgelopen 30 dagen: ${price}`,
      unitPrice: 'Prijs per eenheid',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'stuk' : `${number(items)} stuks`),
    },
    productGallery: {
      gallery: ({ name }) => `Afbeeldingen: ${name}`,
      thumbnail: picture,
      previous: 'Vorige afbeelding',
      next: 'Volgende afbeelding',
      status: picture,
    },
    productList: {
      items: 'Producten',
      next: ({ paging }) => (paging === 'pages' ? 'Volgende pagina' : 'Meer tonen'),
      previous: ({ paging }) => (paging === 'pages' ? 'Vorige pagina' : 'Vorige tonen'),
      loading: ({ side }) =>
        `${{ initial: 'Producten', next: 'Meer producten', previous: 'Vorige producten' }[side]} laden…`,
      paused: ({ side }) =>
        `Je bent offline. ${side === 'initial' ? 'De' : 'Meer'} producten worden geladen zodra je weer online bent.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: '# product weergegeven', other: '# producten weergegeven' })
          : `${number(shown)} van ${count(total, { one: '# product', other: '# producten' })}`,
      empty: 'Geen producten gevonden.',
      cursorLost: 'Het gelinkte product is niet meer beschikbaar. Je ziet het begin van de lijst.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'De producten konden niet worden vernieuwd.'
          : `De ${{ initial: '', next: 'volgende ', previous: 'vorige ' }[side]}producten konden niet worden geladen.`,
      retry: 'Opnieuw proberen',
    },
    saved: {
      toggle: 'Bewaren',
      toggleName: ({ name }) => `Bewaren: ${name}`,
    },
    sort: {
      relevance: 'Relevantie',
      'createdAt-asc': 'Oudste eerst',
      'createdAt-desc': 'Nieuwste eerst',
      'name-asc': 'Naam: A tot Z',
      'name-desc': 'Naam: Z tot A',
      'price-asc': 'Prijs: laag naar hoog',
      'price-desc': 'Prijs: hoog naar laag',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['uitverkocht']) : ['niet beschikbaar']),
          ...(changes.length ? [`wijzigt ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'niet gekozen'}. `).join('') +
        {
          incomplete: `Kies: ${missingOptions.join(', ')}`,
          available: 'Beschikbaar',
          soldOut: 'Uitverkocht',
          nonexistent: 'Niet beschikbaar',
        }[status],
    },
  }
}

/** All texts in Dutch, informal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
