import type { CartLabels } from '../../cart/labels.js'
import type { Labels } from '../../provider/labels.js'
import { groupName } from '../../search/facets/group-name.js'
import { createFormats } from '../create-formats.js'

type Formats = ReturnType<typeof createFormats<'one'>>

const facetNames: Readonly<Record<string, string>> = {
  collections: 'Catégories',
  price: 'Prix',
  available: 'Disponibilité',
}
const facetName = (name: string) => facetNames[name] ?? groupName(name)

const createCartLabels = ({ number, count }: Formats): CartLabels => ({
  add: 'Ajouter au panier',
  quantity: ({ name }) => `Quantité\u00a0: ${name}`,
  increment: ({ name }) => `Augmenter la quantité\u00a0: ${name}`,
  decrement: ({ name }) => `Diminuer la quantité\u00a0: ${name}`,
  remove: ({ name }) => `Supprimer\u00a0: ${name}`,
  undo: ({ count: lines }) => count(lines, { one: 'Annuler la suppression', other: 'Restaurer # articles' }),
  empty: 'Votre panier est vide.',
  accept: ({ name, quantity, price, format }) =>
    quantity === 0
      ? `Supprimer\u00a0: ${name}`
      : `Accepter\u00a0: ${number(quantity)} × ${name} à ${format(price)}`,
  issue: ({ issue, format }) => {
    switch (issue.type) {
      case 'priceChanged':
        return `Le prix est passé de ${format(issue.from)} à ${format(issue.to)}.`
      case 'soldOut':
        return 'Épuisé.'
      case 'tooMany':
        return count(issue.available, { one: 'Plus que # disponible.', other: 'Plus que # disponibles.' })
      case 'quantityLimit':
        return `La quantité maximale est de ${number(issue.limit)}.`
      case 'lineLimit':
        return count(issue.limit, {
          one: 'Le panier ne peut contenir qu’un seul produit.',
          other: 'Le panier peut contenir au maximum # produits différents.',
        })
      case 'gone':
        return 'Ce produit n’est plus disponible.'
      case 'unknown':
        return 'La boutique est injoignable. Le prix et le stock ont pu changer.'
    }
  },
  status: ({ totalQuantity, reason, accepted }) =>
    (accepted === undefined ? '' : `Accepté\u00a0: ${accepted}. `) +
    (reason
      ? {
          soldOut: 'Épuisé. ',
          stock: 'Il n’y en a pas plus en stock. ',
          quantityLimit: 'Quantité maximale atteinte. ',
          lineLimit: 'Le panier est plein. ',
        }[reason]
      : '') +
    count(totalQuantity, { one: '# article dans le panier', other: '# articles dans le panier' }),
})

const createSearchLabels = ({ number, count }: Formats): Pick<Labels, 'facets' | 'searchField'> => ({
  facets: {
    group: ({ name }) => facetName(name),
    value: ({ name, value, label }) =>
      name === 'available' ? (value === 'true' ? 'En stock' : 'En rupture de stock') : label,
    count: ({ count: value }) => number(value),
    min: ({ name }) => `${facetName(name)} minimum`,
    max: ({ name }) => `${facetName(name)} maximum`,
    invalidAmount: () => 'Saisissez un prix, par exemple 20.',
    more: ({ name }) => `Afficher plus\u00a0: ${facetName(name)}`,
    range: ({ min, max }) =>
      min === undefined
        ? `jusqu’à ${max ?? ''}`
        : max === undefined
          ? `à partir de ${min}`
          : `${min} – ${max}`,
    remove: ({ group, label }) => `Supprimer le filtre\u00a0: ${group}, ${label}`,
    clear: 'Effacer tous les filtres',
    apply: 'Appliquer les filtres',
  },
  searchField: {
    input: 'Rechercher des produits',
    clear: 'Effacer la recherche',
    list: 'Suggestions',
    status: ({ total, isPending, isRelaxed, options }) => {
      if (isPending) return 'Recherche en cours…'
      if (total === undefined) return ''
      const products =
        total === 0
          ? 'Aucun produit'
          : count(total, { one: '# produit', many: '# de produits', other: '# produits' })
      const found = `${products} ${isRelaxed ? 'avec une partie des mots' : total > 1 ? 'trouvés' : 'trouvé'}`
      return options === 0
        ? found
        : `${found}. ${count(options, { one: '# suggestion', other: '# suggestions' })}.`
    },
  },
})

/**
 * French, formal.
 *
 * @param locale for numbers and plurals, such as `'fr-CA'`
 */
export function createLabels(locale = 'fr'): Labels {
  const formats = createFormats<'one'>(locale)
  const { number, percent, count } = formats
  const picture = ({ position, total, alt }: { position: number; total: number; alt: string }) =>
    `Image ${number(position)} sur ${number(total)}${alt && `\u00a0: ${alt}`}`
  return {
    cart: createCartLabels(formats),
    ...createSearchLabels(formats),
    error: {
      network: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
      timeout: 'La boutique met trop de temps à répondre. Réessayez dans un instant.',
      rateLimit: 'La boutique est très sollicitée. Réessayez dans un instant.',
      server: 'La boutique rencontre un problème. Réessayez dans un instant.',
      notFound: 'Ce contenu n’est plus disponible.',
      unknown: 'Une erreur est survenue.',
    },
    price: {
      current: 'Prix promotionnel',
      original: 'Prix d’origine',
      from: ({ price }) => `À partir de ${price}`,
      discount: ({ percent: value }) => `${percent(value)} de réduction`,
      prior: ({ price }) => `Prix le plus bas des 30 derniers jours\u00a0: ${price}`,
      unitPrice: 'Prix à l’unité de mesure',
      perUnit: ({ price, unit }) => `${price}/${unit}`,
      items: ({ count: items }) => (items === 1 ? 'unité' : `${number(items)} unités`),
    },
    productGallery: {
      gallery: ({ name }) => `Images\u00a0: ${name}`,
      thumbnail: picture,
      previous: 'Image précédente',
      next: 'Image suivante',
      status: picture,
    },
    productList: {
      items: 'Produits',
      next: ({ paging }) => (paging === 'pages' ? 'Page suivante' : 'Afficher plus'),
      previous: ({ paging }) => (paging === 'pages' ? 'Page précédente' : 'Afficher les précédents'),
      loading: ({ side }) =>
        `Chargement des produits${{ initial: '', next: ' suivants', previous: ' précédents' }[side]}…`,
      paused: ({ side }) =>
        `Vous êtes hors ligne. ${side === 'initial' ? 'Les produits' : 'Les produits suivants'} se chargeront quand la connexion reviendra.`,
      loaded: ({ shown, total }) =>
        total === undefined
          ? count(shown, { one: '# produit affiché', other: '# produits affichés' })
          : `${count(shown, { one: '# produit', other: '# produits' })} sur ${number(total)}`,
      empty: 'Aucun produit trouvé.',
      cursorLost: 'Le produit du lien n’est plus disponible. Voici le début de la liste.',
      error: ({ side }) =>
        side === 'refetch'
          ? 'Les produits n’ont pas pu être actualisés.'
          : `Les produits${{ initial: '', next: ' suivants', previous: ' précédents' }[side]} n’ont pas pu être chargés.`,
      retry: 'Réessayer',
    },
    saved: {
      toggle: 'Enregistrer',
      toggleName: ({ name }) => `Enregistrer\u00a0: ${name}`,
    },
    sort: {
      relevance: 'Pertinence',
      'createdAt-asc': 'Les plus anciens',
      'createdAt-desc': 'Nouveautés',
      'name-asc': 'Nom, de A à Z',
      'name-desc': 'Nom, de Z à A',
      'price-asc': 'Prix croissant',
      'price-desc': 'Prix décroissant',
    },
    variantPicker: {
      value: ({ value, targetVariant, targetAvailable, changes }) =>
        [
          value,
          ...(targetVariant ? (targetAvailable ? [] : ['épuisé']) : ['indisponible']),
          ...(changes.length ? [`modifie ${changes.join(', ')}`] : []),
        ].join(', '),
      status: ({ status, missingOptions, changedOptions }) =>
        changedOptions.map(({ name, value }) => `${name}\u00a0: ${value ?? 'aucun choix'}. `).join('') +
        {
          incomplete: `Choisissez\u00a0: ${missingOptions.join(', ')}`,
          available: 'Disponible',
          soldOut: 'Épuisé',
          nonexistent: 'Indisponible',
        }[status],
    },
  }
}

/** All texts in French, formal: what the provider’s `labels` takes. */
export const labels: Labels = /* @__PURE__ */ createLabels()
