/** A variant that is not in the feed. */
export interface FeedProblem {
  readonly productId: string
  readonly variantId: string
  /** Name in the feed's specification, such as `image_link`. */
  readonly field: string
  readonly reason: string
}

/** What a feed has when it ends. */
export interface FeedResult {
  readonly rows: number
  /** Variants that were left out. */
  readonly problems: number
}

/** A feed that is read once. */
export interface ProductFeed {
  /** The text of the file. Throws what the store throws. */
  readonly stream: AsyncIterable<string>
  /** Complete when the stream ends. Until then, what was written so far. */
  readonly getResult: () => FeedResult
}
