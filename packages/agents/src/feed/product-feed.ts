/** A variant that is not in the feed, or a product that the client cannot read. */
export interface FeedProblem {
  readonly productId: string
  /** Empty if the whole product is left out. */
  readonly variantId: string
  /** Name in the feed's specification, such as `image_link`. */
  readonly field: string
  readonly reason: string
}

/** What a feed has when it ends. */
export interface FeedResult {
  readonly rows: number
  /** Variants, and products that the client cannot read, that were left out. */
  readonly problems: number
  /** The first 100 of them. `onProblem` is called for all. */
  readonly firstProblems: readonly FeedProblem[]
}

/** A feed that is read once. */
export interface ProductFeed {
  /** The text of the file. Throws what the store throws. */
  readonly stream: AsyncIterable<string>
  /** Complete when the stream ends. Until then, what was written so far. */
  readonly getResult: () => FeedResult
}
