export type { Register, RegisteredClient } from './hooks/register.js'
export type { ListOptions, ListResult } from './hooks/list-options.js'
export { useProducts } from './hooks/use-products.js'
export { useResourceList } from './hooks/use-resource-list.js'
export { useStorefront } from './hooks/use-storefront.js'
export { useStorefrontClient } from './hooks/use-storefront-client.js'
export type { LabelOverrides, Labels } from './provider/labels.js'
export type {
  ImageLoader,
  StorefrontContextValue,
  StorefrontSettings,
} from './provider/storefront-context.js'
export { StorefrontProvider, type StorefrontProviderProps } from './provider/storefront-provider.js'
