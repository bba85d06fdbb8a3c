import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Slutsåld.',
  stock: 'Det finns inte fler i lager.',
  quantityLimit: 'Högsta antalet har nåtts.',
  lineLimit: 'Varukorgen är full.',
  quantityRule: 'Det här antalet går inte att beställa.',
}

const picture = ['Bild {position} av {total}', { alt: { other: ': {alt}' } }]

/** All texts in Swedish. */
export const pack: LanguagePack = {
  locale: 'sv',
  separator: ', ',
  cart: {
    add: 'Lägg i varukorgen',
    quantity: 'Antal: {name}',
    increment: 'Öka antalet: {name}',
    decrement: 'Minska antalet: {name}',
    remove: 'Ta bort: {name}',
    undo: { count: { one: 'Ångra borttagningen', other: 'Återställ {count} varor' } },
    empty: 'Din varukorg är tom.',
    update: 'Uppdatera varukorgen',
    accept: { quantity: { 0: 'Ta bort: {name}', other: 'Godkänn: {quantity} × {name} à {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'Priset har ändrats från {from} till {to}.',
          soldOut: 'Slutsåld.',
          tooMany: 'Bara {available} kvar i lager.',
          quantityLimit: 'Du kan köpa högst {limit}.',
          lineLimit: {
            limit: {
              one: 'Varukorgen rymmer bara en produkt.',
              other: 'Varukorgen rymmer högst {limit} olika produkter.',
            },
          },
          gone: 'Finns inte längre.',
          unknown: 'Butiken kan inte nås. Priset och lagersaldot kan ha ändrats.',
          quantityRule: [
            'Antal: minst {min}',
            { step: { 1: '', other: ', i steg om {step}' } },
            { max: { other: ', högst {max}' } },
            '.',
          ],
          notAQuantity: 'Ange ett heltal.',
        },
      },
      { counted: { other: ' Summan räknar med {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Godkänt: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} vara i varukorgen',
          other: '{totalQuantity} varor i varukorgen',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Delsumma',
    savings: 'Du sparar',
  },
  error: {
    network: 'Butiken kan inte nås. Kontrollera anslutningen och försök igen.',
    timeout: 'Butiken svarar inte i tid. Försök igen om en stund.',
    rateLimit: 'Butiken är hårt belastad just nu. Försök igen om en stund.',
    server: 'Ett fel har uppstått i butiken. Försök igen om en stund.',
    notFound: 'Finns inte längre.',
    unknown: 'Något gick fel.',
  },
  facets: {
    group: {
      name: {
        collections: 'Kategorier',
        price: 'Pris',
        available: 'Tillgänglighet',
        brand: 'Varumärke',
        color: 'Färg',
        size: 'Storlek',
        material: 'Material',
      },
    },
    value: { name: { available: { value: { true: 'I lager', other: 'Inte i lager' } }, other: '{label}' } },
    count: '{count}',
    min: '{name} från',
    max: '{name} till',
    invalidAmount: ['Ange ett pris, till exempel 20.'],
    more: 'Visa fler: {name}',
    range: {
      min: { none: 'upp till {max}', other: { max: { none: 'från {min}', other: '{min} – {max}' } } },
    },
    remove: 'Ta bort filtret: {group}, {label}',
    clear: 'Rensa alla filter',
    apply: 'Använd filter',
  },
  price: {
    current: 'Nedsatt pris',
    original: 'Ordinarie pris',
    from: 'Från {price}',
    discount: '{percent} rabatt',
    prior: 'Lägsta pris under de 30 dagarna före prissänkningen: {price}',
    unitPrice: 'Jämförpris',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'st', other: '{count} st' } },
  },
  productGallery: {
    gallery: 'Bilder: {name}',
    thumbnail: picture,
    previous: 'Föregående bild',
    next: 'Nästa bild',
    status: picture,
  },
  productList: {
    items: 'Produkter',
    next: { paging: { pages: 'Nästa sida', other: 'Visa fler' } },
    previous: { paging: { pages: 'Föregående sida', other: 'Visa föregående' } },
    loading: {
      side: {
        initial: 'Laddar produkter\u00a0…',
        next: 'Laddar fler produkter\u00a0…',
        previous: 'Laddar föregående produkter\u00a0…',
      },
    },
    paused: {
      side: {
        initial: 'Du är offline. Produkterna laddas när du är uppkopplad igen.',
        other: 'Du är offline. Fler produkter laddas när du är uppkopplad igen.',
      },
    },
    loaded: {
      total: {
        none: { shown: { one: 'Visar {shown} produkt', other: 'Visar {shown} produkter' } },
        one: 'Visar {shown} av {total} produkt',
        other: 'Visar {shown} av {total} produkter',
      },
    },
    empty: 'Inga produkter hittades.',
    cursorLost: 'Produkten i länken finns inte längre. Listan visas från början.',
    error: {
      side: {
        initial: 'Det gick inte att ladda produkterna.',
        next: 'Det gick inte att ladda fler produkter.',
        previous: 'Det gick inte att ladda föregående produkter.',
        refetch: 'Produkterna kunde inte uppdateras.',
      },
    },
    retry: 'Försök igen',
  },
  saved: {
    toggle: 'Spara',
    toggleName: 'Spara: {name}',
  },
  searchField: {
    input: 'Sök produkter',
    clear: 'Rensa sökningen',
    list: 'Förslag',
    status: {
      isPending: {
        true: 'Söker\u00a0…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Inga produkter med en del av orden',
                      one: '{total} produkt med en del av orden',
                      other: '{total} produkter med en del av orden',
                    },
                  },
                  other: {
                    total: {
                      0: 'Inga produkter hittades',
                      one: '{total} produkt hittades',
                      other: '{total} produkter hittades',
                    },
                  },
                },
              },
              { options: { 0: '', other: '. {options} förslag.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'I lager',
    low: 'Bara {quantity} kvar i lager',
    backorder: 'Beställningsvara',
    soldOut: 'Slutsåld',
    unknown: 'Välj ett alternativ för att se lagersaldot.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', finns inte',
          other: { targetAvailable: { true: '', other: ', slutsåld' } },
        },
      },
      { changes: { other: ', ändrar {changes}' } },
    ],
    status: [
      { changedOptions: { each: ['{name}: ', { value: { none: 'inte valt', other: '{value}' } }, '. '] } },
      {
        status: {
          incomplete: 'Välj: {missingOptions}',
          available: 'Tillgänglig',
          soldOut: 'Slutsåld',
          nonexistent: 'Finns inte',
        },
      },
    ],
  },
}
