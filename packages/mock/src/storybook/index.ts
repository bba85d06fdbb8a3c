export { withStorefront } from './with-storefront.js'
export type { StorefrontDecorator } from './with-storefront.js'
