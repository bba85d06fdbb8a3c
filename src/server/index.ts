export {
  createStorefrontHandler,
  type StorefrontHandler,
  type StorefrontHandlerOptions,
} from './create-storefront-handler.js'
export type { ForwardedResource } from './resource-paths.js'
export { resourcePaths } from './resource-paths.js'
