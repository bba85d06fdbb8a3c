export { createWrapper } from './create-wrapper.js'
export type { StorefrontWrapper } from './create-wrapper.js'
export { renderWithStorefront } from './render-with-storefront.js'
export type { RenderWithStorefrontResult } from './render-with-storefront.js'
