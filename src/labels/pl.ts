import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Wyprzedane.',
  stock: 'Nie ma więcej sztuk w magazynie.',
  quantityLimit: 'Osiągnięto maksymalną ilość.',
  lineLimit: 'Koszyk jest pełny.',
  quantityRule: 'Tej ilości nie można zamówić.',
}

const picture = ['Zdjęcie {position} z {total}', { alt: { other: ': {alt}' } }]

/** All texts in Polish, informal. */
export const pack: LanguagePack = {
  locale: 'pl',
  separator: ', ',
  cart: {
    add: 'Dodaj do koszyka',
    quantity: 'Ilość: {name}',
    increment: 'Zwiększ ilość: {name}',
    decrement: 'Zmniejsz ilość: {name}',
    remove: 'Usuń: {name}',
    undo: {
      count: {
        one: 'Cofnij usunięcie',
        few: 'Przywróć {count} produkty',
        other: 'Przywróć {count} produktów',
      },
    },
    empty: 'Twój koszyk jest pusty.',
    update: 'Zaktualizuj koszyk',
    accept: { quantity: { 0: 'Usuń: {name}', other: 'Zaakceptuj: {quantity} × {name} po {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'Cena zmieniła się z {from} na {to}.',
          soldOut: 'Wyprzedane.',
          tooMany: 'Dostępne tylko {available} szt.',
          quantityLimit: 'Maksymalna ilość to {limit}.',
          lineLimit: {
            limit: {
              one: 'W koszyku mieści się tylko jeden produkt.',
              few: 'W koszyku mieszczą się najwyżej {limit} różne produkty.',
              other: 'W koszyku mieści się najwyżej {limit} różnych produktów.',
            },
          },
          gone: 'Produkt nie jest już dostępny.',
          unknown: 'Nie można połączyć się ze sklepem. Cena i dostępność mogły się zmienić.',
          quantityRule: [
            'Ilość: co najmniej {min}',
            { step: { 1: '', other: ', co {step}' } },
            { max: { other: ', najwyżej {max}' } },
            '.',
          ],
          notAQuantity: 'Podaj liczbę całkowitą.',
        },
      },
      { counted: { other: ' Suma uwzględnia {counted} szt.' } },
    ],
    status: [
      { accepted: { other: 'Zaakceptowano: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} produkt w koszyku',
          few: '{totalQuantity} produkty w koszyku',
          other: '{totalQuantity} produktów w koszyku',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Suma częściowa',
    savings: 'Oszczędzasz',
  },
  error: {
    network: 'Nie można połączyć się ze sklepem. Sprawdź połączenie i spróbuj ponownie.',
    timeout: 'Sklep zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.',
    rateLimit: 'Sklep jest teraz bardzo obciążony. Spróbuj ponownie za chwilę.',
    server: 'W sklepie wystąpił problem. Spróbuj ponownie za chwilę.',
    notFound: 'To nie jest już dostępne.',
    unknown: 'Coś poszło nie tak.',
  },
  facets: {
    group: {
      name: {
        collections: 'Kategorie',
        price: 'Cena',
        available: 'Dostępność',
        brand: 'Marka',
        color: 'Kolor',
        size: 'Rozmiar',
        material: 'Materiał',
      },
    },
    value: { name: { available: { value: { true: 'Dostępne', other: 'Niedostępne' } }, other: '{label}' } },
    count: '{count}',
    min: '{name} od',
    max: '{name} do',
    invalidAmount: ['Wpisz cenę, na przykład 20.'],
    more: 'Pokaż więcej: {name}',
    range: { min: { none: 'do {max}', other: { max: { none: 'od {min}', other: '{min} – {max}' } } } },
    remove: 'Usuń filtr: {group}, {label}',
    clear: 'Wyczyść wszystkie filtry',
    apply: 'Zastosuj filtry',
  },
  price: {
    current: 'Cena promocyjna',
    original: 'Cena regularna',
    from: 'Od {price}',
    discount: '{percent} taniej',
    prior: 'Najniższa cena z 30 dni przed obniżką: {price}',
    unitPrice: 'Cena jednostkowa',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'szt.', other: '{count} szt.' } },
  },
  productGallery: {
    gallery: 'Zdjęcia: {name}',
    thumbnail: picture,
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    status: picture,
  },
  productList: {
    items: 'Produkty',
    next: { paging: { pages: 'Następna strona', other: 'Pokaż więcej' } },
    previous: { paging: { pages: 'Poprzednia strona', other: 'Pokaż poprzednie' } },
    loading: {
      side: {
        initial: 'Wczytywanie produktów…',
        next: 'Wczytywanie kolejnych produktów…',
        previous: 'Wczytywanie poprzednich produktów…',
      },
    },
    paused: ['Brak połączenia z internetem. Produkty wczytają się, gdy połączenie wróci.'],
    loaded: {
      total: {
        none: {
          shown: {
            one: 'Wyświetlono {shown} produkt',
            few: 'Wyświetlono {shown} produkty',
            other: 'Wyświetlono {shown} produktów',
          },
        },
        one: 'Wyświetlono {shown} z {total} produktu',
        other: 'Wyświetlono {shown} z {total} produktów',
      },
    },
    empty: 'Nie znaleziono produktów.',
    cursorLost: 'Produkt z linku nie jest już dostępny. Widzisz początek listy.',
    error: {
      side: {
        initial: 'Nie udało się wczytać produktów.',
        next: 'Nie udało się wczytać kolejnych produktów.',
        previous: 'Nie udało się wczytać poprzednich produktów.',
        refetch: 'Nie udało się odświeżyć produktów.',
      },
    },
    retry: 'Spróbuj ponownie',
  },
  saved: {
    toggle: 'Zapisz',
    toggleName: 'Zapisz: {name}',
  },
  searchField: {
    input: 'Szukaj produktów',
    clear: 'Wyczyść wyszukiwanie',
    list: 'Podpowiedzi',
    status: {
      isPending: {
        true: 'Wyszukiwanie…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Nie znaleziono produktów',
                      other: 'Produkty z częścią szukanych słów: {total}',
                    },
                  },
                  other: {
                    total: {
                      0: 'Nie znaleziono produktów',
                      one: 'Znaleziono {total} produkt',
                      few: 'Znaleziono {total} produkty',
                      other: 'Znaleziono {total} produktów',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} podpowiedź.', other: '. {options} podpowiedzi.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'Dostępne',
    low: 'Zostało tylko {quantity} szt.',
    backorder: 'Na zamówienie',
    soldOut: 'Wyprzedane',
    unknown: 'Wybierz wariant, aby sprawdzić dostępność.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', niedostępne',
          other: { targetAvailable: { true: '', other: ', wyprzedane' } },
        },
      },
      { changes: { other: ', zmienia: {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'nie wybrano', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'Wybierz: {missingOptions}',
          available: 'Dostępne',
          soldOut: 'Wyprzedane',
          nonexistent: 'Niedostępne',
        },
      },
    ],
  },
}
