export { writeProductFeed, type WriteProductFeedOptions, type WrittenFeed } from './write-product-feed.js'
