export { withStorefront } from './with-storefront.js'
export type { StorefrontDecorator, StoryContextLike, WithStorefrontOptions } from './with-storefront.js'
