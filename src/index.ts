export * from './core/index.js'
export type { Register, RegisteredClient } from './hooks/register.js'
export type { UseResourceListOptions, UseResourceListResult } from './hooks/list/list-options.js'
export type { UseResourceOptions, UseSuspenseResourceOptions } from './hooks/item/item-options.js'
export { useCollection } from './hooks/item/use-collection.js'
export { useCollectionProducts } from './hooks/list/use-collection-products.js'
export { useCollections } from './hooks/list/use-collections.js'
export { useMenu } from './hooks/item/use-menu.js'
export { useMenus } from './hooks/list/use-menus.js'
export { usePage } from './hooks/item/use-page.js'
export { usePages } from './hooks/list/use-pages.js'
export { usePrefetchProduct } from './hooks/item/use-prefetch-product.js'
export { usePrefetchNextPage, type UsePrefetchNextPageOptions } from './hooks/list/use-prefetch-next-page.js'
export { useProduct } from './hooks/item/use-product.js'
export { useProducts } from './hooks/list/use-products.js'
export { useProductsByIds, type UseProductsByIdsResult } from './hooks/item/use-products-by-ids.js'
export { useResource } from './hooks/item/use-resource.js'
export { useResourceList } from './hooks/list/use-resource-list.js'
export { useStorefront } from './hooks/use-storefront.js'
export { useStorefrontClient } from './hooks/use-storefront-client.js'
export { useStorefrontQuery } from './hooks/use-storefront-query.js'
export { useSuspenseProduct } from './hooks/item/use-suspense-product.js'
export { useSuspenseResource } from './hooks/item/use-suspense-resource.js'
export {
  useSuspenseResourceList,
  type UseSuspenseResourceListOptions,
} from './hooks/list/use-suspense-resource-list.js'
export { useSuspenseProducts } from './hooks/list/use-suspense-products.js'
export type { PartProps, PartRenderProps } from './parts/use-part.js'
export type {
  ImageLoader,
  StorefrontContextValue,
  StorefrontSettings,
} from './provider/storefront-context.js'
export { StorefrontProvider, type StorefrontProviderProps } from './provider/storefront-provider.js'
export {
  ProductList,
  autoPaging,
  type AutoPaging,
  useItemPosition,
  type ItemPosition,
  type Paging,
} from './product-list/index.js'
export {
  useVariantPicker,
  type VariantChangeDetails,
  type VariantPickerProduct,
  type UseVariantPickerOptions,
  type UseVariantPickerResult,
} from './variant-picker/use-variant-picker.js'
export { VariantPicker } from './variant-picker/index.js'
export { useVariantStock } from './hooks/use-variant-stock.js'
export { useMoney, type UseMoneyResult } from './hooks/use-money.js'
export { Price } from './product/price/index.js'
export { ProductGallery } from './product/gallery/index.js'
export { ProductImage, type ProductImageProps, type ProductImageState } from './product/image/index.js'
export { Description, type DescriptionProps, type DescriptionState } from './product/description/index.js'
export {
  useListImpressions,
  type UseListImpressionsOptions,
} from './product-list/impressions/use-list-impressions.js'
export type { ListImpression } from './product-list/impressions/list-impression.js'
