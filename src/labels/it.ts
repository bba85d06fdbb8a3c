import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Esaurito.',
  stock: 'Non ci sono altri pezzi disponibili.',
  quantityLimit: 'Quantità massima raggiunta.',
  lineLimit: 'Il carrello è pieno.',
  quantityRule: 'Questa quantità non può essere ordinata.',
}

const picture = ['Immagine {position} di {total}', { alt: { other: ': {alt}' } }]

/** All texts in Italian, informal. */
export const pack: LanguagePack = {
  locale: 'it',
  separator: ', ',
  cart: {
    add: 'Aggiungi al carrello',
    quantity: 'Quantità: {name}',
    increment: 'Aumenta la quantità: {name}',
    decrement: 'Riduci la quantità: {name}',
    remove: 'Rimuovi: {name}',
    undo: { count: { one: 'Annulla la rimozione', other: 'Ripristina {count} articoli' } },
    empty: 'Il tuo carrello è vuoto.',
    update: 'Aggiorna il carrello',
    accept: { quantity: { 0: 'Rimuovi: {name}', other: 'Accetta: {quantity} × {name} a {price}' } },
    issue: [
      {
        type: {
          priceChanged: 'Il prezzo è passato da {from} a {to}.',
          soldOut: 'Esaurito.',
          tooMany: {
            available: { one: 'Solo {available} disponibile.', other: 'Solo {available} disponibili.' },
          },
          quantityLimit: 'La quantità massima è {limit}.',
          lineLimit: {
            limit: {
              one: 'Il carrello può contenere un solo prodotto.',
              other: 'Il carrello può contenere al massimo {limit} prodotti diversi.',
            },
          },
          gone: 'Non è più disponibile.',
          unknown: 'Il negozio non è raggiungibile. Il prezzo e la disponibilità potrebbero essere cambiati.',
          quantityRule: [
            'Quantità: almeno {min}',
            { step: { 1: '', other: ', a passi di {step}' } },
            { max: { other: ', al massimo {max}' } },
            '.',
          ],
          notAQuantity: 'Inserisci un numero intero.',
        },
      },
      { counted: { other: ' Il totale ne conta {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Accettato: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} articolo nel carrello',
          other: '{totalQuantity} articoli nel carrello',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Subtotale',
    savings: 'Risparmi',
  },
  error: {
    network: 'Il negozio non è raggiungibile. Controlla la connessione e riprova.',
    timeout: 'Il negozio impiega troppo tempo a rispondere. Riprova tra poco.',
    rateLimit: 'Il negozio è molto affollato. Riprova tra poco.',
    server: 'Il negozio ha un problema. Riprova tra poco.',
    notFound: 'Non è più disponibile.',
    unknown: 'Qualcosa è andato storto.',
  },
  facets: {
    group: {
      name: {
        collections: 'Categorie',
        price: 'Prezzo',
        available: 'Disponibilità',
        brand: 'Marca',
        color: 'Colore',
        size: 'Taglia',
        material: 'Materiale',
      },
    },
    value: {
      name: { available: { value: { true: 'Disponibile', other: 'Non disponibile' } }, other: '{label}' },
    },
    count: '{count}',
    min: '{name} da',
    max: '{name} fino a',
    invalidAmount: ['Inserisci un prezzo, ad esempio 20.'],
    more: 'Mostra altro: {name}',
    range: { min: { none: 'fino a {max}', other: { max: { none: 'da {min}', other: '{min} – {max}' } } } },
    remove: 'Rimuovi il filtro: {group}, {label}',
    clear: 'Rimuovi tutti i filtri',
    apply: 'Applica i filtri',
  },
  price: {
    current: 'Prezzo scontato',
    original: 'Prezzo originale',
    from: 'Da {price}',
    discount: '{percent} di sconto',
    prior: 'Prezzo più basso dei 30 giorni precedenti la riduzione: {price}',
    unitPrice: 'Prezzo per unità di misura',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'pezzo', other: '{count} pezzi' } },
  },
  productGallery: {
    gallery: 'Immagini: {name}',
    thumbnail: picture,
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    status: picture,
  },
  productList: {
    items: 'Prodotti',
    next: { paging: { pages: 'Pagina successiva', other: 'Mostra altri' } },
    previous: { paging: { pages: 'Pagina precedente', other: 'Mostra precedenti' } },
    loading: {
      side: {
        initial: 'Caricamento dei prodotti…',
        next: 'Caricamento di altri prodotti…',
        previous: 'Caricamento dei prodotti precedenti…',
      },
    },
    paused: {
      side: {
        initial: 'Sei offline. I prodotti verranno caricati quando tornerà la connessione.',
        other: 'Sei offline. Altri prodotti verranno caricati quando tornerà la connessione.',
      },
    },
    loaded: {
      total: {
        none: { shown: { one: '{shown} prodotto visualizzato', other: '{shown} prodotti visualizzati' } },
        other: { shown: { one: '{shown} prodotto su {total}', other: '{shown} prodotti su {total}' } },
      },
    },
    empty: 'Nessun prodotto trovato.',
    cursorLost: 'Il prodotto del link non è più disponibile. Ecco l’inizio dell’elenco.',
    error: {
      side: {
        initial: 'Impossibile caricare i prodotti.',
        next: 'Impossibile caricare i prodotti successivi.',
        previous: 'Impossibile caricare i prodotti precedenti.',
        refetch: 'Impossibile aggiornare i prodotti.',
      },
    },
    retry: 'Riprova',
  },
  saved: {
    toggle: 'Salva',
    toggleName: 'Salva: {name}',
  },
  searchField: {
    input: 'Cerca prodotti',
    clear: 'Cancella la ricerca',
    list: 'Suggerimenti',
    status: {
      isPending: {
        true: 'Ricerca in corso…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Nessun prodotto con alcune delle parole',
                      one: '{total} prodotto con alcune delle parole',
                      many: '{total} di prodotti con alcune delle parole',
                      other: '{total} prodotti con alcune delle parole',
                    },
                  },
                  other: {
                    total: {
                      0: 'Nessun prodotto trovato',
                      one: '{total} prodotto trovato',
                      many: '{total} di prodotti trovati',
                      other: '{total} prodotti trovati',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} suggerimento.', other: '. {options} suggerimenti.' } },
            ],
          },
        },
      },
    },
  },
  sort: {
    relevance: 'Pertinenza',
    'createdAt-asc': 'Meno recenti',
    'createdAt-desc': 'Novità',
    'name-asc': 'Nome: dalla A alla Z',
    'name-desc': 'Nome: dalla Z alla A',
    'price-asc': 'Prezzo crescente',
    'price-desc': 'Prezzo decrescente',
  },
  stock: {
    inStock: 'Disponibile',
    low: { quantity: { one: 'Solo {quantity} disponibile', other: 'Solo {quantity} disponibili' } },
    backorder: 'Su ordinazione',
    soldOut: 'Esaurito',
    unknown: 'Scegli un’opzione per vedere la disponibilità.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', non disponibile',
          other: { targetAvailable: { true: '', other: ', esaurito' } },
        },
      },
      { changes: { other: ', cambia {changes}' } },
    ],
    status: [
      {
        changedOptions: { each: ['{name}: ', { value: { none: 'nessuna scelta', other: '{value}' } }, '. '] },
      },
      {
        status: {
          incomplete: 'Scegli: {missingOptions}',
          available: 'Disponibile',
          soldOut: 'Esaurito',
          nonexistent: 'Non disponibile',
        },
      },
    ],
  },
}
