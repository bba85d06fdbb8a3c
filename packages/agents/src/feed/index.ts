export { createProductFeed, type ProductFeedOptions } from './create-product-feed.js'
export type { FeedFields } from './feed-row.js'
export type { FeedProblem, FeedResult, ProductFeed } from './product-feed.js'
