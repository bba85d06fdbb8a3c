import type { LanguagePack } from '../core/labels/language-pack.js'

/** Why the cart refuses units. */
const limit = {
  soldOut: 'Épuisé.',
  stock: 'Il n’y en a pas plus en stock.',
  quantityLimit: 'Quantité maximale atteinte.',
  lineLimit: 'Le panier est plein.',
  quantityRule: 'Cette quantité ne peut pas être commandée.',
}

const picture = ['Image {position} sur {total}', { alt: { other: '\u00a0: {alt}' } }]

/** All texts in French, formal. */
export const pack: LanguagePack = {
  locale: 'fr',
  separator: ', ',
  cart: {
    add: 'Ajouter au panier',
    quantity: 'Quantité\u00a0: {name}',
    increment: 'Augmenter la quantité\u00a0: {name}',
    decrement: 'Diminuer la quantité\u00a0: {name}',
    remove: 'Supprimer\u00a0: {name}',
    undo: { count: { one: 'Annuler la suppression', other: 'Restaurer {count} articles' } },
    empty: 'Votre panier est vide.',
    update: 'Mettre à jour le panier',
    accept: {
      quantity: { 0: 'Supprimer\u00a0: {name}', other: 'Accepter\u00a0: {quantity} × {name} à {price}' },
    },
    issue: [
      {
        type: {
          priceChanged: 'Le prix est passé de {from} à {to}.',
          soldOut: 'Épuisé.',
          tooMany: {
            available: {
              one: 'Plus que {available} disponible.',
              other: 'Plus que {available} disponibles.',
            },
          },
          quantityLimit: 'La quantité maximale est de {limit}.',
          lineLimit: {
            limit: {
              one: 'Le panier ne peut contenir qu’un seul produit.',
              other: 'Le panier peut contenir au maximum {limit} produits différents.',
            },
          },
          gone: 'Ce produit n’est plus disponible.',
          unknown: 'La boutique est injoignable. Le prix et le stock ont pu changer.',
          quantityRule: [
            'Quantité : {min} au minimum',
            { step: { 1: '', other: ', par {step}' } },
            { max: { other: ', {max} au maximum' } },
            '.',
          ],
          notAQuantity: 'Saisissez un nombre entier.',
        },
      },
      { counted: { other: ' Le total en compte {counted}.' } },
    ],
    status: [
      { accepted: { other: 'Accepté\u00a0: {accepted}. ' } },
      { reason: limit },
      { reason: { other: ' ' } },
      {
        totalQuantity: {
          one: '{totalQuantity} article dans le panier',
          other: '{totalQuantity} articles dans le panier',
        },
      },
    ],
    limit: { reason: limit },
    subtotal: 'Sous-total',
    savings: 'Vous économisez',
  },
  error: {
    network: 'La boutique est injoignable. Vérifiez votre connexion et réessayez.',
    timeout: 'La boutique met trop de temps à répondre. Réessayez dans un instant.',
    rateLimit: 'La boutique est très sollicitée. Réessayez dans un instant.',
    server: 'La boutique rencontre un problème. Réessayez dans un instant.',
    notFound: 'Ce contenu n’est plus disponible.',
    unknown: 'Une erreur est survenue.',
  },
  facets: {
    group: {
      name: {
        collections: 'Catégories',
        price: 'Prix',
        available: 'Disponibilité',
        brand: 'Marque',
        color: 'Couleur',
        size: 'Taille',
        material: 'Matière',
      },
    },
    value: {
      name: { available: { value: { true: 'En stock', other: 'En rupture de stock' } }, other: '{label}' },
    },
    count: '{count}',
    min: '{name} minimum',
    max: '{name} maximum',
    invalidAmount: ['Saisissez un prix, par exemple 20.'],
    more: 'Afficher plus\u00a0: {name}',
    range: {
      min: { none: 'jusqu’à {max}', other: { max: { none: 'à partir de {min}', other: '{min} – {max}' } } },
    },
    remove: 'Supprimer le filtre\u00a0: {group}, {label}',
    clear: 'Effacer tous les filtres',
    apply: 'Appliquer les filtres',
  },
  price: {
    current: 'Prix promotionnel',
    original: 'Prix d’origine',
    from: 'À partir de {price}',
    discount: '{percent} de réduction',
    prior: 'Prix le plus bas des 30 jours précédant la réduction\u00a0: {price}',
    unitPrice: 'Prix à l’unité de mesure',
    perUnit: '{price}/{unit}',
    items: { count: { 1: 'unité', other: '{count} unités' } },
  },
  productGallery: {
    gallery: 'Images\u00a0: {name}',
    thumbnail: picture,
    previous: 'Image précédente',
    next: 'Image suivante',
    status: picture,
  },
  productList: {
    items: 'Produits',
    next: { paging: { pages: 'Page suivante', other: 'Afficher plus' } },
    previous: { paging: { pages: 'Page précédente', other: 'Afficher les précédents' } },
    loading: {
      side: {
        initial: 'Chargement des produits…',
        next: 'Chargement des produits suivants…',
        previous: 'Chargement des produits précédents…',
      },
    },
    paused: ['Vous êtes hors ligne. Les produits se chargeront quand la connexion reviendra.'],
    loaded: {
      total: {
        none: { shown: { one: '{shown} produit affiché', other: '{shown} produits affichés' } },
        other: { shown: { one: '{shown} produit sur {total}', other: '{shown} produits sur {total}' } },
      },
    },
    empty: 'Aucun produit trouvé.',
    cursorLost: 'Le produit du lien n’est plus disponible. Voici le début de la liste.',
    error: {
      side: {
        initial: 'Les produits n’ont pas pu être chargés.',
        next: 'Les produits suivants n’ont pas pu être chargés.',
        previous: 'Les produits précédents n’ont pas pu être chargés.',
        refetch: 'Les produits n’ont pas pu être actualisés.',
      },
    },
    retry: 'Réessayer',
  },
  saved: {
    toggle: 'Enregistrer',
    toggleName: 'Enregistrer\u00a0: {name}',
  },
  searchField: {
    input: 'Rechercher des produits',
    clear: 'Effacer la recherche',
    list: 'Suggestions',
    status: {
      isPending: {
        true: 'Recherche en cours…',
        other: {
          total: {
            other: [
              {
                isRelaxed: {
                  true: {
                    total: {
                      0: 'Aucun produit avec une partie des mots',
                      one: '{total} produit avec une partie des mots',
                      many: '{total} de produits avec une partie des mots',
                      other: '{total} produits avec une partie des mots',
                    },
                  },
                  other: {
                    total: {
                      0: 'Aucun produit trouvé',
                      one: '{total} produit trouvé',
                      many: '{total} de produits trouvés',
                      other: '{total} produits trouvés',
                    },
                  },
                },
              },
              { options: { 0: '', one: '. {options} suggestion.', other: '. {options} suggestions.' } },
            ],
          },
        },
      },
    },
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
  stock: {
    inStock: 'En stock',
    low: { quantity: { one: 'Plus que {quantity} disponible', other: 'Plus que {quantity} disponibles' } },
    backorder: 'Sur commande',
    soldOut: 'Épuisé',
    unknown: 'Choisissez une option pour voir la disponibilité.',
  },
  variantPicker: {
    value: [
      '{value}',
      {
        targetVariant: {
          none: ', indisponible',
          other: { targetAvailable: { true: '', other: ', épuisé' } },
        },
      },
      { changes: { other: ', modifie {changes}' } },
    ],
    status: [
      {
        changedOptions: {
          each: ['{name}\u00a0: ', { value: { none: 'aucun choix', other: '{value}' } }, '. '],
        },
      },
      {
        status: {
          incomplete: 'Choisissez\u00a0: {missingOptions}',
          available: 'Disponible',
          soldOut: 'Épuisé',
          nonexistent: 'Indisponible',
        },
      },
    ],
  },
}
