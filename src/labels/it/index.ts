import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Categorie',
  price: 'Prezzo',
  available: 'Disponibilità',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Aggiungi al carrello',
  quantity: ({ name }) => `Quantità: ${name}`,
  increment: ({ name }) => `Aumenta la quantità: ${name}`,
  decrement: ({ name }) => `Riduci la quantità: ${name}`,
  remove: ({ name }) => `Rimuovi: ${name}`,
  undo: ({ count: lines }) => count(lines, { one: 'Annulla la rimozione', other: 'Ripristina # articoli' }),
  empty: 'Il tuo carrello è vuoto.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0 ? `Rimuovi: ${name}` : `Accetta: ${number(quantity)} × ${name} a ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `Il prezzo è passato da ${format(issue.from)} a ${format(issue.to)}.`
      case 'soldOut':
        return 'Esaurito.'
      case 'tooMany':
        return count(issue.available, { one: 'Solo # disponibile.', other: 'Solo # disponibili.' })
      case 'quantityLimit':
        return `La quantità massima è ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'Il carrello può contenere un solo prodotto.',
          other: 'Il carrello può contenere al massimo # prodotti diversi.',
        })
      case 'gone':
        return 'Non è più disponibile.'
      case 'unknown':
        return 'Il negozio non è raggiungibile. Il prezzo e la disponibilità potrebbero essere cambiati.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Accettato: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Esaurito. ',
          stock: 'Non ci sono altri pezzi disponibili. ',
          quantityLimit: 'Quantità massima raggiunta. ',
          lineLimit: 'Il carrello è pieno. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# articolo nel carrello', other: '# articoli nel carrello' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'Disponibile' : 'Non disponibile') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} da`,
    max: ({ name }) => `${facetName(name)} fino a`,
    invalidAmount: () => 'Inserisci un prezzo, ad esempio 20.',
    more: ({ name }) => `Mostra altro: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined ? `fino a ${max ?? ''}` : max === undefined ? `da ${min}` : `${min} – ${max}`,
    remove: ({ group, label }) => `Rimuovi il filtro: ${group}, ${label}`,
    clear: 'Rimuovi tutti i filtri',
    apply: 'Applica i filtri',
  },
  searchField: {
    input: 'Cerca prodotti',
    clear: 'Cancella la ricerca',
    list: 'Suggerimenti',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Ricerca in corso…'
      if (total === undefined) return ''
      const products =
        total === 0
          ? 'Nessun prodotto'
          : count(total, { one: '# prodotto', many: '# di prodotti', other: '# prodotti' })
      const found = `${products} ${isRelaxed ? 'con alcune delle parole' : total > 1 ? 'trovati' : 'trovato'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# suggerimento', other: '# suggerimenti' })}.`
    },
  },
})

/**
 * Italian, informal.
 *
 * @param locale for numbers and plurals, such as `'it-CH'`
 */
export function createLabels(locale = 'it'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Immagine ${number(position)} di ${number(total)}${alt && `: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'Il negozio non è raggiungibile. Controlla la connessione e riprova.',
      timeout: 'Il negozio impiega troppo tempo a rispondere. Riprova tra poco.',
      rateLimit: 'Il negozio è molto affollato. Riprova tra poco.',
      server: 'Il negozio ha un problema. Riprova tra poco.',
      notFound: 'Non è più disponibile.',
      unknown: 'Qualcosa è andato storto.',
    },
    price: {
      current: 'Prezzo scontato',
      original: 'Prezzo originale',
      from: ({ price }) => `Da ${price}`,
      discount: ({ percent: value }) => `${percent(value)} di sconto`,
      prior: ({ price }) => `Prezzo più basso degli ultimi 30 giorni: ${price}`,
      unitPrice: 'Prezzo per unità di misura',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'pezzo' : `${number(items)} pezzi`),
    },
    productGallery: {
      gallery: ({ name }) => `Immagini: ${name}`,
      thumbnail: picture,
      previous: 'Immagine precedente',
      next: 'Immagine successiva',
      status: picture,
    },
    productList: {
      items: 'Prodotti',
      next: ({ paging }) => (paging === 'pages' ? 'Pagina successiva' : 'Mostra altri'),
      previous: ({ paging }) => (paging === 'pages' ? 'Pagina precedente' : 'Mostra precedenti'),
      loading: ({ side }) =>
        `Caricamento ${{ initial: 'dei prodotti', next: 'di altri prodotti', previous: 'dei prodotti precedenti' }[side]}…`,
      paused: ({ side }) =>
        `Sei offline. ${side === 'initial' ? 'I' : 'Altri'} prodotti verranno caricati quando tornerà la connessione.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: '# prodotto visualizzato', other: '# prodotti visualizzati' })
          : `${count(shown, { one: '# prodotto', other: '# prodotti' })} su ${number(total)}`,
      empty: 'Nessun prodotto trovato.',
      cursorLost: 'Il prodotto del link non è più disponibile. Ecco l’inizio dell’elenco.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Impossibile aggiornare i prodotti.'
          : `Impossibile caricare i prodotti${{ initial: '', next: ' successivi', previous: ' precedenti' }[side]}.`,
      retry: 'Riprova',
    },
    saved: {
      toggle: 'Salva',
      toggleName: ({ name }) => `Salva: ${name}`,
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
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['esaurito']) : ['non disponibile']),
          ...(changes.length ? [`cambia ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}: ${value ?? 'nessuna scelta'}. `).join('') +
        {
          incomplete: `Scegli: ${missingOptions.join(', ')}`,
          available: 'Disponibile',
          soldOut: 'Esaurito',
          nonexistent: 'Non disponibile',
        }[status],
    },
  }
}

/** All texts in Italian, informal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
