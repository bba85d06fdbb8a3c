export { createProductFeed, type ProductFeedOptions } from './create-product-feed.js'
export type { FeedFields } from './feed-fields.js'
export { getFeedId } from 'storefront-react/internal'
export type { FeedProblem, FeedResult, ProductFeed } from './product-feed.js'
