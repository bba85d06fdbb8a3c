export { createStorefrontClient } from './client/create-storefront-client.js'
export type { ResourceOverrides, StorefrontClientOptions } from './client/client-options.js'
export type {
  AnyStorefrontClient,
  DefaultResources,
  GetOptions,
  ResolvedResources,
  ResourceName,
  StorefrontClient,
} from './client/storefront-client.js'
export * from './errors/index.js'
export type { InvalidItem, ListPage, RawList } from './list/list-page.js'
export type { Filters, ListParams, PageCursor, SortOrder } from './list/list-params.js'
export type { CollectionProductsPaths } from './resources/collections.js'
export { getBreadcrumbs } from './menus/get-breadcrumbs.js'
export { getBreadcrumbJsonLd } from './seo/get-breadcrumb-json-ld.js'
export { getItemListJsonLd, type ItemListJsonLdOptions } from './seo/get-item-list-json-ld.js'
export { getProductJsonLd, type JsonLd, type ProductJsonLdOptions } from './seo/get-product-json-ld.js'
export { getProductSeo, type ProductSeo } from './seo/get-product-seo.js'
export { serializeJsonLd } from './seo/serialize-json-ld.js'
export { defineResource } from './resources/define-resource.js'
export type {
  AnyResourceDefinition,
  FiltersOf,
  Entity,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from './resources/define-resource.js'
export { compareAmounts } from './money/compare-amounts.js'
export {
  formatMoney,
  formatMoneyRange,
  formatMoneyToParts,
  type MoneyFormatOptions,
  type MoneyPart,
} from './money/format-money.js'
export { getDiscount, type Discount } from './money/get-discount.js'
export { getPriceRange, type PriceRange } from './money/get-price-range.js'
export { multiplyAmount } from './money/multiply-amount.js'
export { sumAmounts } from './money/sum-amounts.js'
export type { ItemReference } from './resources/item-reference.js'
export type { ResourceClient } from './resources/resource-client.js'
export type { Collection } from './schemas/collection.js'
export type { Menu, MenuItem } from './schemas/menu.js'
export type { Page } from './schemas/page.js'
export type { Product, ProductStatus } from './schemas/product.js'
export {
  collectionSchema,
  menuSchema,
  pageSchema,
  productSchema,
  variantSchema,
} from './schemas/schemas.gen.js'
export type { OutputOf, StandardSchema } from './schemas/standard-schema.js'
export type { StockStatus, Variant } from './schemas/variant.js'
export { retryDelay, shouldRetry } from './transport/retry.js'
export type { FetchOptions, RequestOptions } from './transport/create-transport.js'
export type { SearchParams } from './transport/search-params.js'
export { createImageResolver } from './readers/create-image-resolver.js'
export { getCollectionReference, type CollectionReference } from './readers/get-collection-reference.js'
export { getImage, type StorefrontImage } from './readers/get-image.js'
export { getOption, type ProductOption, type ProductOptionValue } from './readers/get-option.js'
export { getParagraphs } from './readers/get-paragraphs.js'
export { getTag, type ProductTag } from './readers/get-tag.js'
export { findVariantProblems } from './variants/find-variant-problems.js'
export { getMaxQuantity, type MaxQuantityOptions } from './variants/get-max-quantity.js'
export { getProductImages, type ProductImageEntry } from './variants/get-product-images.js'
export { getVariantSelection } from './variants/get-variant-selection.js'
export { getVariantStock, type VariantStockOptions, type VariantStock } from './variants/get-variant-stock.js'
export { getVariantState } from './variants/get-variant-state.js'
export { isVariantAvailable } from './variants/is-variant-available.js'
export {
  readVariantForm,
  type ReadVariantFormOptions,
  type VariantFormProblem,
  type VariantFormResult,
} from './variants/read-variant-form.js'
export { selectOption } from './variants/select-option.js'
export type { DefaultVariant } from './variants/get-initial-selection.js'
export type {
  AttributeName,
  IsVariantAvailable,
  OptionName,
  OptionState,
  OptionValueState,
  ProductWithVariants,
  VariantOf,
  VariantSelection,
  VariantState,
  VariantStateOptions,
  VariantStatus,
} from './variants/variant-types.js'
