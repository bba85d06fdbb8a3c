import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Uitverkocht.',
  stock: 'Er zijn er niet meer op voorraad.',
  quantityLimit: 'Maximale aantal bereikt.',
  lineLimit: 'De winkelwagen is vol.',
  quantityRule: 'Dit aantal kan niet worden besteld.',
}

const picture = ['Afbeelding {position} van {total}', { alt: { other: ': {alt}' } }]

/** All texts in Dutch, informal. */
export const pack: LanguagePack = {
  locale: 'nl',
  separator: ', ',
  cart: {
    add: 'In winkelwagen',
    quantity: 'Aantal: {name}',
    increment: 'Aantal verhogen: {name}',
    decrement: 'Aantal verlagen: {name}',
    remove: 'Verwijderen: {name}',
    undo: { count: { one: 'Verwijderen ongedaan maken', other: '{count} artikelen terugzetten' } },
    empty: 'Je winkelwagen is leeg.',
    update: 'Winkelwagen bijwerken',
    accept: { quantity: { 0: 'Verwijderen: {name}', other: 'Accepteren: {quantity} × {name} à {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'De prijs is gewijzigd van {from} naar {to}.',
          soldOut: 'Uitverkocht.',
          tooMany: 'Nog maar {available} beschikbaar.',
          quantityLimit: 'Het maximale aantal is {limit}.',
          lineLimit: {
            limit: {
              one: 'De winkelwagen kan maar één product bevatten.',
              other: 'De winkelwagen kan maximaal {limit} verschillende producten bevatten.',
            },
          },
          gone: 'Niet meer beschikbaar.',
          unknown: 'De winkel is niet bereikbaar. De prijs en de voorraad kunnen gewijzigd zijn.',
          quantityRule: [
            'Aantal: minstens {min}',
            { step: { 1: '', other: ', in stappen van {step}' } },
            { max: { other: ', hoogstens {max}' } },
            '.',
          ],
          notAQuantity: 'Voer een heel getal in.',
        },
      },
      { counted: { other: ' Het totaal rekent met {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Geaccepteerd: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} artikel in de winkelwagen',
          other: '{totalQuantity} artikelen in de winkelwagen',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Subtotaal',
    savings: 'Je bespaart',
  },
  error: {
    network: 'De winkel is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
    timeout: 'De winkel reageert niet op tijd. Probeer het zo opnieuw.',
    rateLimit: 'Het is erg druk in de winkel. Probeer het zo opnieuw.',
    server: 'Er is een probleem met de winkel. Probeer het zo opnieuw.',
    notFound: 'Niet meer beschikbaar.',
    unknown: 'Er is iets misgegaan.',
  },
  facets: {
    group: {
      name: {
        collections: 'Categorieën',
        price: 'Prijs',
        available: 'Beschikbaarheid',
        brand: 'Merk',
        color: 'Kleur',
        size: 'Maat',
        material: 'Materiaal',
      },
    },
    value: {
      name: { available: { value: { true: 'Op voorraad', other: 'Niet op voorraad' } }, other: '{label}' },
    },
    count: '{count}',
    min: '{name} vanaf',
    max: '{name} tot',
    invalidAmount: ['Vul een prijs in, bijvoorbeeld 20.'],
    more: 'Meer tonen: {name}',
    range: { min: { none: 'tot {max}', other: { max: { none: 'vanaf {min}', other: '{min} – {max}' } } } },
    remove: 'Filter verwijderen: {group}, {label}',
    clear: 'Alle filters wissen',
    apply: 'Filters toepassen',
  },
  price: {
    current: 'Actieprijs',
    original: 'Oorspronkelijke prijs',
    from: 'Vanaf {price}',
    discount: '{percent} korting',
    prior: 'Laagste prijs in de 30 dagen vóór de prijsverlaging: {price}',
    unitPrice: 'Prijs per eenheid',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'stuk', other: '{count} stuks' } },
  },
  productGallery: {
    gallery: 'Afbeeldingen: {name}',
    thumbnail: picture,
    previous: 'Vorige afbeelding',
    next: 'Volgende afbeelding',
    status: picture,
  },
  productList: {
    items: 'Producten',
    next: { paging: { pages: 'Volgende pagina', other: 'Meer tonen' } },
    previous: { paging: { pages: 'Vorige pagina', other: 'Vorige tonen' } },
    loading: {
      side: {
        initial: 'Producten laden…',
        next: 'Meer producten laden…',
        previous: 'Vorige producten laden…',
      },
    },
    paused: {
      side: {
        initial: 'Je bent offline. De producten worden geladen zodra je weer online bent.',
        other: 'Je bent offline. Meer producten worden geladen zodra je weer online bent.',
      },
    },
    loaded: {
      total: {
        none: { shown: { one: '{shown} product weergegeven', other: '{shown} producten weergegeven' } },
        one: '{shown} van {total} product',
        other: '{shown} van {total} producten',
      },
    },
    empty: 'Geen producten gevonden.',
    cursorLost: 'Het gelinkte product is niet meer beschikbaar. Je ziet het begin van de lijst.',
    error: {
      side: {
        initial: 'De producten konden niet worden geladen.',
        next: 'De volgende producten konden niet worden geladen.',
        previous: 'De vorige producten konden niet worden geladen.',
        refetch: 'De producten konden niet worden vernieuwd.',
      },
    },
    retry: 'Opnieuw proberen',
  },
  saved: {
    toggle: 'Bewaren',
    toggleName: 'Bewaren: {name}',
  },
  searchField: {
    input: 'Producten zoeken',
    clear: 'Zoekopdracht wissen',
    list: 'Suggesties',
    status: {
      isPending: {
        true: 'Bezig met zoeken…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Geen producten met een deel van de woorden',
                      one: '{total} product met een deel van de woorden',
                      other: '{total} producten met een deel van de woorden',
                    },
                  },
                  other: {
                    total: {
                      0: 'Geen producten gevonden',
                      one: '{total} product gevonden',
                      other: '{total} producten gevonden',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} suggestie.', other: '. {options} suggesties.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'Op voorraad',
    low: 'Nog maar {quantity} beschikbaar',
    backorder: 'Op bestelling',
    soldOut: 'Uitverkocht',
    unknown: 'Kies een optie om de voorraad te zien.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', niet beschikbaar',
          other: { targetAvailable: { true: '', other: ', uitverkocht' } },
        },
      },
      { changes: { other: ', wijzigt {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'niet gekozen', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'Kies: {missingOptions}',
          available: 'Beschikbaar',
          soldOut: 'Uitverkocht',
          nonexistent: 'Niet beschikbaar',
        },
      },
    ],
  },
}
