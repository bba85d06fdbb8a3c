import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Ausverkauft.',
  stock: 'Mehr ist nicht auf Lager.',
  quantityLimit: 'Höchstmenge erreicht.',
  lineLimit: 'Der Warenkorb ist voll.',
  quantityRule: 'Diese Menge kann nicht bestellt werden.',
}

const picture = ['Bild {position} von {total}', { alt: { other: ': {alt}' } }]

/** All texts in German, formal. */
export const pack: LanguagePack = {
  locale: 'de',
  separator: ', ',
  cart: {
    add: 'In den Warenkorb',
    quantity: 'Menge: {name}',
    increment: 'Menge erhöhen: {name}',
    decrement: 'Menge verringern: {name}',
    remove: 'Entfernen: {name}',
    undo: { count: { one: 'Entfernen rückgängig machen', other: '{count} Artikel wiederherstellen' } },
    empty: 'Ihr Warenkorb ist leer.',
    update: 'Warenkorb aktualisieren',
    accept: { quantity: { 0: 'Entfernen: {name}', other: 'Übernehmen: {quantity} × {name} zu {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'Der Preis hat sich von {from} auf {to} geändert.',
          soldOut: 'Ausverkauft.',
          tooMany: 'Nur noch {available} verfügbar.',
          quantityLimit: 'Die Höchstmenge ist {limit}.',
          lineLimit: {
            limit: {
              one: 'Der Warenkorb fasst nur ein Produkt.',
              other: 'Der Warenkorb fasst höchstens {limit} verschiedene Produkte.',
            },
          },
          gone: 'Nicht mehr verfügbar.',
          unknown: 'Der Shop ist nicht erreichbar. Preis und Bestand können sich geändert haben.',
          quantityRule: [
            'Menge: mindestens {min}',
            { step: { 1: '', other: ', in Schritten von {step}' } },
            { max: { other: ', höchstens {max}' } },
            '.',
          ],
          notAQuantity: 'Geben Sie eine ganze Zahl ein.',
        },
      },
      { counted: { other: ' Die Summe rechnet mit {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Übernommen: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      '{totalQuantity} Artikel im Warenkorb',
    ],
    limit: { reason: limit },
    subtotal: 'Zwischensumme',
    savings: 'Sie sparen',
  },
  error: {
    network: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    timeout: 'Der Shop antwortet nicht. Versuchen Sie es gleich noch einmal.',
    rateLimit: 'Der Shop wird gerade sehr häufig besucht. Versuchen Sie es gleich noch einmal.',
    server: 'Im Shop ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.',
    notFound: 'Nicht mehr verfügbar.',
    unknown: 'Etwas ist schiefgelaufen.',
  },
  facets: {
    group: {
      name: {
        collections: 'Kategorien',
        price: 'Preis',
        available: 'Verfügbarkeit',
        brand: 'Marke',
        color: 'Farbe',
        size: 'Größe',
        material: 'Material',
      },
    },
    value: {
      name: { available: { value: { true: 'Auf Lager', other: 'Nicht auf Lager' } }, other: '{label}' },
    },
    count: '{count}',
    min: '{name} von',
    max: '{name} bis',
    invalidAmount: ['Geben Sie einen Preis ein, zum Beispiel 20.'],
    more: 'Mehr anzeigen: {name}',
    range: { min: { none: 'bis {max}', other: { max: { none: 'ab {min}', other: '{min} – {max}' } } } },
    remove: 'Filter entfernen: {group}: {label}',
    clear: 'Alle Filter entfernen',
    apply: 'Filter anwenden',
  },
  price: {
    current: 'Angebotspreis',
    original: 'Ursprünglicher Preis',
    from: 'ab {price}',
    discount: '{percent} Rabatt',
    prior: 'Niedrigster Preis der letzten 30 Tage vor der Preisermäßigung: {price}',
    unitPrice: 'Grundpreis',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'Stück', other: '{count} Stück' } },
  },
  productGallery: {
    gallery: 'Bilder: {name}',
    thumbnail: picture,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    status: picture,
  },
  productList: {
    items: 'Produkte',
    next: { paging: { pages: 'Nächste Seite', other: 'Mehr anzeigen' } },
    previous: { paging: { pages: 'Vorherige Seite', other: 'Vorherige anzeigen' } },
    loading: {
      side: {
        initial: 'Produkte werden geladen\u00a0…',
        next: 'Weitere Produkte werden geladen\u00a0…',
        previous: 'Vorherige Produkte werden geladen\u00a0…',
      },
    },
    paused: {
      side: {
        initial: 'Sie sind offline. Die Produkte werden geladen, sobald Sie wieder online sind.',
        other: 'Sie sind offline. Weitere Produkte werden geladen, sobald Sie wieder online sind.',
      },
    },
    loaded: {
      total: {
        none: {
          shown: { one: '{shown} Produkt wird angezeigt', other: '{shown} Produkte werden angezeigt' },
        },
        one: '{shown} von {total} Produkt',
        other: '{shown} von {total} Produkten',
      },
    },
    empty: 'Keine Produkte gefunden.',
    cursorLost: 'Das verlinkte Produkt ist nicht mehr verfügbar. Sie sehen den Anfang der Liste.',
    error: {
      side: {
        initial: 'Die Produkte konnten nicht geladen werden.',
        next: 'Die nächsten Produkte konnten nicht geladen werden.',
        previous: 'Die vorherigen Produkte konnten nicht geladen werden.',
        refetch: 'Die Produkte konnten nicht aktualisiert werden.',
      },
    },
    retry: 'Erneut versuchen',
  },
  saved: {
    toggle: 'Merken',
    toggleName: 'Merken: {name}',
  },
  searchField: {
    input: 'Produkte suchen',
    clear: 'Suche löschen',
    list: 'Vorschläge',
    status: {
      isPending: {
        true: 'Suche läuft\u00a0…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Keine Produkte mit einem Teil der Suchwörter',
                      one: '{total} Produkt mit einem Teil der Suchwörter',
                      other: '{total} Produkte mit einem Teil der Suchwörter',
                    },
                  },
                  other: {
                    total: {
                      0: 'Keine Produkte gefunden',
                      one: '{total} Produkt gefunden',
                      other: '{total} Produkte gefunden',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} Vorschlag.', other: '. {options} Vorschläge.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'Auf Lager',
    low: 'Nur noch {quantity} verfügbar',
    backorder: 'Auf Bestellung',
    soldOut: 'Ausverkauft',
    unknown: 'Wählen Sie eine Ausführung, um die Verfügbarkeit zu sehen.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', nicht verfügbar',
          other: { targetAvailable: { true: '', other: ', ausverkauft' } },
        },
      },
      { changes: { other: ', ändert {changes}' } },
    ],
    status: [
      {
        changedOptions: { each: ['{name}: ', { value: { none: 'nicht gewählt', other: '{value}' } }, '. '] },
      },
      {
        status: {
          incomplete: 'Bitte wählen: {missingOptions}',
          available: 'Verfügbar',
          soldOut: 'Ausverkauft',
          nonexistent: 'Nicht verfügbar',
        },
      },
    ],
  },
}
