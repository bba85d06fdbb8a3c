import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Kategorier',
  price: 'Pris',
  available: 'Tillgänglighet',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Lägg i varukorgen',
  quantity: ({ name }) => `Antal: ${name}`,
  increment: ({ name }) => `Öka antalet: ${name}`,
  decrement: ({ name }) => `Minska antalet: ${name}`,
  remove: ({ name }) => `Ta bort: ${name}`,
  undo: ({ count: lines }) => count(lines, { one: 'Ångra borttagningen', other: 'Återställ # varor' }),
  empty: 'Din varukorg är tom.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Ta bort: ${name}` : `Godkänn: ${number(quantity)} × ${name} à ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `Priset har ändrats från ${format(issue.from)} till ${format(issue.to)}.`
      case 'soldOut':
        return 'Slutsåld.'
      case 'tooMany':
        return `Bara ${number(issue.available)} kvar i lager.`
      case 'quantityLimit':
        return `Du kan köpa högst ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'Varukorgen rymmer bara en produkt.',
          other: 'Varukorgen rymmer högst # olika produkter.',
        })
      case 'gone':
        return 'Finns inte längre.'
      case 'unknown':
        return 'Butiken kan inte nås. Priset och lagersaldot kan ha ändrats.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Godkänt: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Slutsåld. ',
          stock: 'Det finns inte fler i lager. ',
          quantityLimit: 'Högsta antalet har nåtts. ',
          lineLimit: 'Varukorgen är full. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# vara i varukorgen', other: '# varor i varukorgen' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'I lager' : 'Inte i lager') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} från`,
    max: ({ name }) => `${facetName(name)} till`,
    invalidAmount: () => 'Ange ett pris, till exempel 20.',
    more: ({ name }) => `Visa fler: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `upp till ${max ?? ''}` : max === undefined ? `från ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Ta bort filtret: ${group}, ${label}`,
    clear: 'Rensa alla filter',
    apply: 'Använd filter',
  },
  searchField: {
    input: 'Sök produkter',
    clear: 'Rensa sökningen',
    list: 'Förslag',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Söker\u00a0…'
      if (total === undefined) return ''
      const products =
        total === 0 ? 'Inga produkter' : count(total, { one: '# produkt', other: '# produkter' })
      const found = `${products} ${isRelaxed ? 'med en del av orden' : 'hittades'}`
      return options === 0 ? found : `${found}. ${number(options)} förslag.`
    },
  },
})

/**
 * Swedish.
 *
 * @param locale for numbers and plurals, such as `'sv-SE'`
 */
export function createLabels(locale = 'sv'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Bild ${number(position)} av ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'Butiken kan inte nås. Kontrollera anslutningen och försök igen.',
      timeout: 'Butiken svarar inte i tid. Försök igen om en stund.',
      rateLimit: 'Butiken är hårt belastad just nu. Försök igen om en stund.',
      server: 'Ett fel har uppstått i butiken. Försök igen om en stund.',
      notFound: 'Finns inte längre.',
      unknown: 'Något gick fel.',
    },
    price: {
      current: 'Nedsatt pris',
      original: 'Ordinarie pris',
      from: ({ price }) => `Från ${price}`,
      discount: ({ percent: value }) => `${percent(value)} rabatt`,
      prior: ({ price }) => `Lägsta pris de senaste 30 dagarna: ${price}`,
      unitPrice: 'Jämförpris',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'st' : `${number(items)} st`),
    },
    productGallery: {
      gallery: ({ name }) => `Bilder: ${name}`,
      thumbnail: picture,
      previous: 'Föregående bild',
      next: 'Nästa bild',
      status: picture,
    },
    productList: {
      items: 'Produkter',
      next: ({ paging }) => (paging === 'pages' ? 'Nästa sida' : 'Visa fler'),
      previous: ({ paging }) => (paging === 'pages' ? 'Föregående sida' : 'Visa föregående'),
      loading: ({ side }) =>
        `Laddar ${{ initial: '', next: 'fler ', previous: 'föregående ' }[side]}produkter\u00a0…`,
      paused: ({ side }) =>
        `Du är offline. ${side === 'initial' ? 'Produkterna' : 'Fler produkter'} laddas när du är uppkopplad igen.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: 'Visar # produkt', other: 'Visar # produkter' })
          : `Visar ${number(shown)} av ${count(total, { one: '# produkt', other: '# produkter' })}`,
      empty: 'Inga produkter hittades.',
      cursorLost: 'Produkten i länken finns inte längre. Listan visas från början.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Produkterna kunde inte uppdateras.'
          : `Det gick inte att ladda ${{ initial: 'produkterna', next: 'fler produkter', previous: 'föregående produkter' }[side]}.`,
      retry: 'Försök igen',
    },
    saved: {
      toggle: 'Spara',
      toggleName: ({ name }) => `Spara: ${name}`,
    },
    sort: {
      relevance: 'Bästa träff',
      'createdAt-asc': 'Äldst först',
      'createdAt-desc': 'Nyast först',
      'name-asc': 'Namn: A till Ö',
      'name-desc': 'Namn: Ö till A',
      'price-asc': 'Pris: lägst först',
      'price-desc': 'Pris: högst först',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['slutsåld']) : ['finns inte']),
          ...(changes.length ? [`ändrar ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'inte valt'}. `).join('') +
        {
          incomplete: `Välj: ${missingOptions.join(', ')}`,
          available: 'Tillgänglig',
          soldOut: 'Slutsåld',
          nonexistent: 'Finns inte',
        }[status],
    },
  }
}

/** All texts in Swedish: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
