import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one' | 'few'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Kategorie',
  price: 'Cena',
  available: 'Dostępność',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Dodaj do koszyka',
  quantity: ({ name }) => `Ilość: ${name}`,
  increment: ({ name }) => `Zwiększ ilość: ${name}`,
  decrement: ({ name }) => `Zmniejsz ilość: ${name}`,
  remove: ({ name }) => `Usuń: ${name}`,
  undo: ({ count: lines }) =>
    count(lines, { one: 'Cofnij usunięcie', few: 'Przywróć # produkty', other: 'Przywróć # produktów' }),
  empty: 'Twój koszyk jest pusty.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Usuń: ${name}` : `Zaakceptuj: ${number(quantity)} × ${name} po ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `Cena zmieniła się z ${format(issue.from)} na ${format(issue.to)}.`
      case 'soldOut':
        return 'Wyprzedane.'
      case 'tooMany':
        return `Dostępne tylko ${number(issue.available)} szt.`
      case 'quantityLimit':
        return `Maksymalna ilość to ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'W koszyku mieści się tylko jeden produkt.',
          few: 'W koszyku mieszczą się najwyżej # różne produkty.',
          other: 'W koszyku mieści się najwyżej # różnych produktów.',
        })
      case 'gone':
        return 'Produkt nie jest już dostępny.'
      case 'unknown':
        return 'Nie można połączyć się ze sklepem. Cena i dostępność mogły się zmienić.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Zaakceptowano: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Wyprzedane. ',
          stock: 'Nie ma więcej sztuk w magazynie. ',
          quantityLimit: 'Osiągnięto maksymalną ilość. ',
          lineLimit: 'Koszyk jest pełny. ',
        }[reason]
      : '') +
    count(totalQuantity, {
      one: '# produkt w koszyku',
      few: '# produkty w koszyku',
      other: '# produktów w koszyku',
    }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'Dostępne' : 'Niedostępne') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} od`,
    max: ({ name }) => `${facetName(name)} do`,
    invalidAmount: () => 'Wpisz cenę, na przykład 20.',
    more: ({ name }) => `Pokaż więcej: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `do ${max ?? ''}` : max === undefined ? `od ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Usuń filtr: ${group}, ${label}`,
    clear: 'Wyczyść wszystkie filtry',
    apply: 'Zastosuj filtry',
  },
  searchField: {
    input: 'Szukaj produktów',
    clear: 'Wyczyść wyszukiwanie',
    list: 'Podpowiedzi',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Wyszukiwanie…'
      if (total === undefined) return ''
      const found =
        total === 0
          ? 'Nie znaleziono produktów'
          : isRelaxed
            ? `Produkty z częścią szukanych słów: ${number(total)}`
            : count(total, {
                one: 'Znaleziono # produkt',
                few: 'Znaleziono # produkty',
                other: 'Znaleziono # produktów',
              })
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# podpowiedź', few: '# podpowiedzi', other: '# podpowiedzi' })}.`
    },
  },
})

/**
 * Polish, informal.
 *
 * @param locale for numbers and plurals, such as `'pl-PL'`
 */
export function createLabels(locale = 'pl'): Labels {
  const formats = createFormats<'one' | 'few'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Zdjęcie ${number(position)} z ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'Nie można połączyć się ze sklepem. Sprawdź połączenie i spróbuj ponownie.',
      timeout: 'Sklep zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.',
      rateLimit: 'Sklep jest teraz bardzo obciążony. Spróbuj ponownie za chwilę.',
      server: 'W sklepie wystąpił problem. Spróbuj ponownie za chwilę.',
      notFound: 'To nie jest już dostępne.',
      unknown: 'Coś poszło nie tak.',
    },
    price: {
      current: 'Cena promocyjna',
      original: 'Cena regularna',
      from: ({ price }) => `Od ${price}`,
      discount: ({ percent: value }) => `${percent(value)} taniej`,
      prior: ({ price }) => `Najniższa cena z 30 dni przed obniżką: ${price}`,
      unitPrice: 'Cena jednostkowa',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'szt.' : `${number(items)} szt.`),
    },
    productGallery: {
      gallery: ({ name }) => `Zdjęcia: ${name}`,
      thumbnail: picture,
      previous: 'Poprzednie zdjęcie',
      next: 'Następne zdjęcie',
      status: picture,
    },
    productList: {
      items: 'Produkty',
      next: ({ paging }) => (paging === 'pages' ? 'Następna strona' : 'Pokaż więcej'),
      previous: ({ paging }) => (paging === 'pages' ? 'Poprzednia strona' : 'Pokaż poprzednie'),
      loading: ({ side }) =>
        `Wczytywanie ${{ initial: '', next: 'kolejnych ', previous: 'poprzednich ' }[side]}produktów…`,
      paused: ({ side }) =>
        `Brak połączenia z internetem. ${side === 'initial' ? 'Produkty' : 'Kolejne produkty'} wczytają się, gdy połączenie wróci.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, {
              one: 'Wyświetlono # produkt',
              few: 'Wyświetlono # produkty',
              other: 'Wyświetlono # produktów',
            })
          : `Wyświetlono ${number(shown)} z ${count(total, { one: '# produktu', few: '# produktów', other: '# produktów' })}`,
      empty: 'Nie znaleziono produktów.',
      cursorLost: 'Produkt z linku nie jest już dostępny. Widzisz początek listy.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Nie udało się odświeżyć produktów.'
          : `Nie udało się wczytać ${{ initial: '', next: 'kolejnych ', previous: 'poprzednich ' }[side]}produktów.`,
      retry: 'Spróbuj ponownie',
    },
    saved: {
      toggle: 'Zapisz',
      toggleName: ({ name }) => `Zapisz: ${name}`,
    },
    sort: {
      relevance: 'Trafność',
      'createdAt-asc': 'Najstarsze',
      'createdAt-desc': 'Najnowsze',
      'name-asc': 'Nazwa: od A do Z',
      'name-desc': 'Nazwa: od Z do A',
      'price-asc': 'Cena: od najniższej',
      'price-desc': 'Cena: od najwyższej',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['wyprzedane']) : ['niedostępne']),
          ...(changes.length ? [`zmienia: ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'nie wybrano'}. `).join('') +
        {
          incomplete: `Wybierz: ${missingOptions.join(', ')}`,
          available: 'Dostępne',
          soldOut: 'Wyprzedane',
          nonexistent: 'Niedostępne',
        }[status],
    },
  }
}

/** All texts in Polish, informal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
