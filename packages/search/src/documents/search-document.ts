import {
  getAvailability,
  getCollectionReference,
  getImage,
  getParagraphs,
  getTag,
  type Product,
  type StoreRules,
} from 'storefront-react/core'
import { isAmount, readProduct } from 'storefront-react/internal'
import type { FacetDefinition } from 'storefront-react/search/engine'

/** A product as the search stores it. The names are those of `Product`, so that one card can render both. */
export interface SearchDocument {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** The first image, or none. */
  readonly images: readonly {
    readonly src: string
    readonly alt: string
  }[]
  readonly tags: readonly string[]
  readonly collections: readonly {
    readonly id: string
    readonly name: string
    readonly slug: string
  }[]
  /** ISO 8601 UTC timestamp; empty if the store sends no date. */
  readonly createdAt: string
  /** Stock is a boolean, because the documents are public. */
  readonly variants: readonly {
    readonly id: string
    /** Decimal amount in a string. */
    readonly price: string
    readonly compareAtPrice: string | null
    readonly available: boolean
    /** How a variant without stock can be bought. */
    readonly availability?: 'preorder' | 'backorder' | undefined
    /** Option values by option name. */
    readonly attributes: Readonly<Record<string, string>>
    readonly image?: SearchDocument['images'][number] | undefined
  }[]
  /** Plain text. Only with `fields: ['description']`. */
  readonly description?: string | undefined
  /** Values of the facets whose `source` is a function, by facet name. */
  readonly facetValues?: Readonly<Record<string, readonly string[]>> | undefined
}

/** The documents of a whole store, in the order of the store's list. */
export interface SearchDocuments {
  readonly v: 1
  /** `storeId` of the products; `''` for an empty store. */
  readonly store: string
  /** ISO 8601 UTC timestamp of the start of the build. */
  readonly asOf: string
  readonly facets: readonly FacetDefinition[]
  readonly documents: readonly SearchDocument[]
}

/** Options of `toSearchDocument`. */
export interface SearchDocumentOptions {
  readonly fields?: readonly 'description'[] | undefined
  readonly facets?: readonly FacetDefinition[] | undefined
  /** Only `isProductForSale` and `isVariantAvailable` are read. Default: the package's own rules. */
  readonly rules?: StoreRules | undefined
  /** Collections of a product that names none. */
  readonly collections?: SearchDocument['collections'] | undefined
}

/** Returns only the named fields, because the documents are public even when the API key is not. */
export function toSearchDocument(
  product: Product,
  { fields = [], facets = [], rules, collections = [] }: SearchDocumentOptions = {},
): SearchDocument {
  const image = product.images.map(getImage).find((each) => each !== undefined)
  const own = product.collections.flatMap((raw) => {
    const { id, name, slug } = getCollectionReference(raw) ?? {}
    const key = id ?? slug ?? name
    return key === undefined ? [] : { id: key, name: name ?? slug ?? key, slug: slug ?? key }
  })
  const custom = facets.flatMap(({ name, source }) =>
    typeof source === 'function' ? [[name, [...new Set(source(product))]] as const] : [],
  )
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    images: image ? [{ src: image.src, alt: image.alt }] : [],
    tags: [...new Set(product.tags.flatMap((raw) => getTag(raw)?.name ?? []))],
    collections: own.length > 0 ? own : collections,
    createdAt: product.createdAt ?? '',
    variants: readProduct(product)
      .variants.filter(({ variant }) => isAmount(variant.price))
      .map(({ variant, selection }) => {
        const availability = getAvailability(variant, { product, rules })
        const variantImage = getImage(variant.image)
        return {
          id: variant.id,
          price: variant.price,
          compareAtPrice: variant.compareAtPrice,
          available: availability !== 'outOfStock',
          ...((availability === 'preorder' || availability === 'backorder') && { availability }),
          attributes: selection,
          ...(variantImage && { image: { src: variantImage.src, alt: variantImage.alt } }),
        }
      }),
    ...(fields.includes('description') && { description: getParagraphs(product.description).join(' ') }),
    ...(custom.length > 0 && { facetValues: Object.fromEntries(custom) }),
  }
}
