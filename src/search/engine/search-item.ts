/** The fields that a card of a result can use. `Product` and `SearchDocument` are both assignable to this type. */
export interface SearchItem {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly images: readonly unknown[]
  readonly tags: readonly unknown[]
  readonly collections: readonly unknown[]
  readonly createdAt: string
  readonly variants: readonly {
    readonly id: string
    readonly price: string
    readonly compareAtPrice: string | null
    readonly attributes: Readonly<Record<string, unknown>>
    readonly image?: unknown
  }[]
}
