export { withStorefront } from './with-storefront.js'
export type { CreateWrapperOptions } from '../react/create-test-storefront.js'
export type { StorefrontDecorator, WithStorefrontOptions } from './with-storefront.js'
