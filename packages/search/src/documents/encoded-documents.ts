import type { FacetDefinition } from 'storefront-react/search/engine'

/**
 * One array for each field, and numbers instead of repeated strings: in the same order, equal fields compress better than
 * whole objects. Lists are flat, with their lengths in a column of their own.
 */
export interface EncodedDocuments {
  readonly v: 1
  readonly kind: 'storefront-search'
  readonly store: string
  readonly asOf: string
  readonly facets: readonly FacetDefinition[]
  readonly count: number
  readonly texts: readonly string[]
  readonly collections: readonly (readonly [id: string, name: string, slug: string])[]
  /** Attributes as pairs of indexes into `texts`. */
  readonly attributes: readonly (readonly number[])[]
  /** Images of variants that the product does not have as its first. */
  readonly images: readonly (readonly [src: string, alt: string])[]
  /** What all ids of products, and all ids of variants, begin with. */
  readonly idStarts: readonly [product: string, variant: string]
  readonly columns: {
    readonly id: readonly string[]
    readonly name: readonly string[]
    /** `0` if the slug follows from the name. */
    readonly slug: readonly (string | 0)[]
    readonly image: readonly (string | 0)[]
    /** `0` if the string is empty, `1` if it is the name. */
    readonly alt: readonly (string | 0 | 1)[]
    readonly tags: readonly (readonly number[])[]
    readonly collections: readonly (readonly number[])[]
    /** Milliseconds since the previous product, or the string if it is in another format. */
    readonly createdAt: readonly (number | string)[]
    /** Number of variants. */
    readonly variants: readonly number[]
    readonly description?: readonly string[]
    readonly facetValues?: readonly (readonly (readonly number[])[])[]
  }
  readonly variantColumns: {
    /** `0` if it ends like the product's id, a number for the difference to the previous variant, or the end. */
    readonly id: readonly (string | number)[]
    readonly price: readonly number[]
    /** Index into `texts` plus one; `0` for none. */
    readonly compareAtPrice: readonly number[]
    readonly available: string
    /** `p` for a preorder, `b` for a backorder, else `-`. Absent if there is none. */
    readonly availability?: string
    readonly attributes: readonly number[]
    /** Index into `images` plus one; `0` for none, `-1` for the product's. */
    readonly image: readonly number[]
  }
}

/** The slug that most stores derive from a name. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The number that a string is, if it can be written back. */
export function toNumber(text: string): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && String(number) === text ? number : undefined
}
