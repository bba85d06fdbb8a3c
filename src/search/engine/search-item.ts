import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'

/** The fields that a card of a result can use. `Product` and `SearchDocument` are both assignable to this type. */
export interface SearchItem {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly images: readonly unknown[]
  readonly tags: readonly unknown[]
  readonly collections: readonly unknown[]
  readonly createdAt?: string | undefined
  readonly variants: readonly {
    readonly id: string
    readonly price: string
    readonly compareAtPrice: string | null
    readonly attributes: Readonly<Record<string, unknown>>
    readonly image?: unknown
  }[]
}

/** Whether a value has what cards and the hooks read without a check. */
export function isSearchItem(value: unknown): value is SearchItem {
  return (
    isObject(value) &&
    [value.id, value.name, value.slug].every((text) => typeof text === 'string') &&
    [value.images, value.tags, value.collections].every(Array.isArray) &&
    Array.isArray(value.variants) &&
    value.variants.every(
      (variant) =>
        isObject(variant) &&
        typeof variant.id === 'string' &&
        isAmount(variant.price) &&
        (variant.compareAtPrice == null || isAmount(variant.compareAtPrice)) &&
        isObject(variant.attributes),
    )
  )
}
