import { cache } from './access/cache.js'
import { cors } from './access/cors.js'
import { https } from './access/https.js'
import { keyInQuery } from './access/key-in-query.js'
import { keyNotEchoed } from './access/key-not-echoed.js'
import { latency } from './access/latency.js'
import { noKey } from './access/no-key.js'
import { responseSize } from './access/response-size.js'
import { wrongKey } from './access/wrong-key.js'
import { hasMoreBoolean } from './envelope/has-more-boolean.js'
import { jsonContentType } from './envelope/json-content-type.js'
import { listArray } from './envelope/list-array.js'
import { pagesAnswer } from './envelope/pages-answer.js'
import { totalCountInteger } from './envelope/total-count-integer.js'
import { cursorsExclusive } from './errors/cursors-exclusive.js'
import { errorBody } from './errors/error-body.js'
import { limitOutOfRange } from './errors/limit-out-of-range.js'
import { missingProduct } from './errors/missing-product.js'
import { unknownCursor } from './errors/unknown-cursor.js'
import { unknownPath } from './errors/unknown-path.js'
import { unknownValues } from './errors/unknown-values.js'
import { pricePrecision } from './fields/price-precision.js'
import { productArrays } from './fields/product-arrays.js'
import { productDates } from './fields/product-dates.js'
import { productId } from './fields/product-id.js'
import { productMeta } from './fields/product-meta.js'
import { productStatus } from './fields/product-status.js'
import { productTexts } from './fields/product-texts.js'
import { uniqueIds } from './fields/unique-ids.js'
import { variantAttributes } from './fields/variant-attributes.js'
import { variantCompareAtPrice } from './fields/variant-compare-at-price.js'
import { variantId } from './fields/variant-id.js'
import { variantImage } from './fields/variant-image.js'
import { variantPrice } from './fields/variant-price.js'
import { variantStockQuantity } from './fields/variant-stock-quantity.js'
import { variantStockStatus } from './fields/variant-stock-status.js'
import { afterContinues } from './paging/after-continues.js'
import { afterExcludesCursor } from './paging/after-excludes-cursor.js'
import { beforeAdjacent } from './paging/before-adjacent.js'
import { beforeExcludesCursor } from './paging/before-excludes-cursor.js'
import { beforeNaturalOrder } from './paging/before-natural-order.js'
import { defaultLimit } from './paging/default-limit.js'
import { firstPage } from './paging/first-page.js'
import { hasMoreBackward } from './paging/has-more-backward.js'
import { hasMoreForward } from './paging/has-more-forward.js'
import { limitMaximum } from './paging/limit-maximum.js'
import { limitRespected } from './paging/limit-respected.js'
import { listEnds } from './paging/list-ends.js'
import { pagesFilled } from './paging/pages-filled.js'
import { samePageTwice } from './paging/same-page-twice.js'
import { totalExact } from './paging/total-exact.js'
import { totalIgnoresPaging } from './paging/total-ignores-paging.js'
import { walkOnce } from './paging/walk-once.js'
import { collectionProducts } from './resources/collection-products.js'
import { collections } from './resources/collections.js'
import { menus } from './resources/menus.js'
import { pages } from './resources/pages.js'
import { singleProductBySlug } from './resources/single-product-by-slug.js'
import { singleProduct } from './resources/single-product.js'
import type { Rule } from './rule.js'
import { orderDirection } from './sorting/order-direction.js'
import { orderKnown } from './sorting/order-known.js'
import { priceNumeric } from './sorting/price-numeric.js'
import { sortAfterCursor } from './sorting/sort-after-cursor.js'
import { sortBeforeCursor } from './sorting/sort-before-cursor.js'
import { sortKeepsItems } from './sorting/sort-keeps-items.js'
import { sortKnown } from './sorting/sort-known.js'
import { sortTotal } from './sorting/sort-total.js'
import { sortValues } from './sorting/sort-values.js'
import { tiesAfterCursor } from './sorting/ties-after-cursor.js'
import { tiesBeforeCursor } from './sorting/ties-before-cursor.js'
import { tiesStable } from './sorting/ties-stable.js'

/** Rules that send wrong keys. They come last, because a server may block the sender after them. */
export const keyRules: readonly Rule[] = [keyNotEchoed, keyInQuery, noKey, wrongKey]

/** In the order of the check: rules that need few requests come first, so that a small budget checks most of them. */
export const readingRules: readonly Rule[] = [
  hasMoreBoolean,
  totalCountInteger,
  jsonContentType,
  productId,
  uniqueIds,
  productTexts,
  productStatus,
  productMeta,
  productArrays,
  productDates,
  variantId,
  variantPrice,
  pricePrecision,
  variantCompareAtPrice,
  variantStockQuantity,
  variantStockStatus,
  variantImage,
  variantAttributes,
  firstPage,
  samePageTwice,
  defaultLimit,
  limitRespected,
  limitMaximum,
  afterExcludesCursor,
  afterContinues,
  beforeExcludesCursor,
  beforeAdjacent,
  beforeNaturalOrder,
  walkOnce,
  listEnds,
  hasMoreForward,
  hasMoreBackward,
  pagesFilled,
  totalIgnoresPaging,
  totalExact,
  cursorsExclusive,
  limitOutOfRange,
  unknownCursor,
  unknownValues,
  unknownPath,
  missingProduct,
  errorBody,
  singleProduct,
  singleProductBySlug,
  collections,
  collectionProducts,
  pages,
  menus,
  https,
  responseSize,
  cors,
  cache,
  sortKnown,
  orderKnown,
  orderDirection,
  sortValues,
  priceNumeric,
  sortTotal,
  sortKeepsItems,
  tiesStable,
  sortAfterCursor,
  sortBeforeCursor,
  tiesAfterCursor,
  tiesBeforeCursor,
  listArray,
  pagesAnswer,
  latency,
]
