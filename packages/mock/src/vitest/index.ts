export { storefrontTest } from './storefront-test.js'
export type { StorefrontTestPlugin } from './storefront-test.js'
