export { createStorefrontClient } from './client/create-storefront-client.js'
export type { StoreRules } from './client/store-rules.js'
export type { StorefrontClientOptions } from './client/client-options.js'
export type { RepeatEvent } from './transport/create-transport.js'
export type {
  AnyStorefrontClient,
  GetOptions,
  ProductsClient,
  StorefrontClient,
} from './client/storefront-client.js'
export * from './errors/index.js'
export { getErrorText } from './errors/get-error-text.js'
export type { LabelOverrides, Labels } from './labels/labels.js'
export type { LabelText, LanguagePack } from './labels/language-pack.js'
export { getSortOptions, type SortOption } from './list/get-sort-options.js'
export type { InvalidItem, ListPage } from './list/list-page.js'
export type { Filters, ListParams, PageCursor, SortOrder } from './list/list-params.js'
export { getBreadcrumbs } from './menus/get-breadcrumbs.js'
export { getBreadcrumbJsonLd } from './seo/get-breadcrumb-json-ld.js'
export { getItemListJsonLd } from './seo/get-item-list-json-ld.js'
export { getProductJsonLd } from './seo/get-product-json-ld.js'
export type { ProductJsonLdOptions } from './seo/product-json-ld-options.js'
export { getProductSeo, type ProductSeo } from './seo/get-product-seo.js'
export { serializeJsonLd } from './seo/serialize-json-ld.js'
export { defineResource } from './resources/define-resource.js'
export type { DefaultResources } from './resources/default-resources.js'
export type {
  Entity,
  FiltersOf,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from './resources/define-resource.js'
export type { AmountRange } from './money/amount-range.js'
export { compareAmounts } from './money/compare-amounts.js'
export {
  formatMoney,
  formatMoneyRange,
  formatMoneyToParts,
  type MoneyFormatOptions,
} from './money/format-money.js'
export { getDiscount, type Discount, type DiscountOptions } from './money/get-discount.js'
export { getPriceRange, type PriceRange } from './money/get-price-range.js'
export { getUnitPrice, type UnitPrice } from './money/get-unit-price.js'
export { multiplyAmount } from './money/multiply-amount.js'
export type { PriceMeasure, PriceUnit } from './money/price-units.js'
export type { PricedProduct, PricedVariant } from './money/prior-price.js'
export { sumAmounts } from './money/sum-amounts.js'
export { toMinorUnits } from './money/to-minor-units.js'
export type { ItemReference } from './resources/item-reference.js'
export type { ResourceOverrides } from './resources/resource-overrides.js'
export type { ResourceClient } from './resources/resource-client.js'
export type { Collection } from './schemas/collection.js'
export type { Menu, MenuItem } from './schemas/menu.js'
export type { Page } from './schemas/page.js'
export type { Product } from './schemas/product.js'
export {
  collectionSchema,
  menuSchema,
  pageSchema,
  productSchema,
  variantSchema,
} from './schemas/schemas.gen.js'
export { pickFields } from './schemas/pick-fields.js'
export type { OutputOf, StandardResult, StandardSchema } from './schemas/standard-schema.js'
export type { Variant } from './schemas/variant.js'
export { retryDelay, shouldRetry } from './transport/retry.js'
export type { RequestOptions } from './transport/create-transport.js'
export type { FetchOptions } from './transport/fetch-options.js'
export type { SearchParams } from './transport/search-params.js'
export {
  getAvailability,
  isProductForSale,
  isVariantAvailable,
  type Availability,
} from './product/get-availability.js'
export { createImageResolver } from './readers/create-image-resolver.js'
export { getCollectionReference, type CollectionReference } from './readers/get-collection-reference.js'
export { getImage, type StorefrontImage } from './readers/get-image.js'
export { getOption, type ProductOption } from './readers/get-option.js'
export { getParagraphs } from './readers/get-paragraphs.js'
export { getTag, type ProductTag } from './readers/get-tag.js'
export { findVariantProblems } from './variants/find-variant-problems.js'
export { getMaxQuantity } from './variants/get-max-quantity.js'
export { getProductImages, type ProductImageEntry } from './variants/get-product-images.js'
export { getVariantSelection } from './variants/get-variant-selection.js'
export { getStockText } from './variants/get-stock-text.js'
export { getVariantStock, type VariantStock, type VariantStockOptions } from './variants/get-variant-stock.js'
export { getVariantState } from './variants/get-variant-state.js'
export { readVariantForm, type VariantFormResult } from './variants/read-variant-form.js'
export { selectOption } from './variants/select-option.js'
export type {
  OptionName,
  OptionState,
  OptionValueState,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from './variants/variant-types.js'
