export {
  createStorefrontHandler,
  type StorefrontHandler,
  type StorefrontHandlerOptions,
} from './create-storefront-handler.js'
export { resourcePaths } from './resource-paths.js'
