// For the packages of this repository, which name the exact version of the library. Not documented, and no promise: an app
// that imports a name from here breaks with the next patch. No React. A new name needs a reason: see internal.test.ts.
export { createCartStore } from '../cart/state/create-cart-store.js'
export {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
} from '../core/errors/create-error-message.js'
export { FNV_OFFSET, fnv1a } from '../core/fnv1a.js'
export { isObject } from '../core/is-object.js'
export { iterate } from '../core/list/iterate.js'
export { fromUnits, toUnits } from '../core/money/amount-units.js'
export { isAmount } from '../core/money/amount.js'
export { getMinorDigits } from '../core/money/to-minor-units.js'
export { createPathTemplate } from '../core/path-template.js'
export { readProduct } from '../core/product/read-product.js'
export { decodeEntities } from '../core/readers/decode-entities.js'
export { isJsonObject } from '../core/schemas/checks.js'
export { validate } from '../core/schemas/validate.js'
export { normalizeBaseUrl } from '../core/transport/base-url.js'
export { createConcurrencyLimit } from '../core/transport/concurrency-limit.js'
export { readText } from '../core/transport/read-text.js'
export { redact, redactResponse } from '../core/transport/redact.js'
export { sleep } from '../core/transport/retry.js'
export { getFeedId } from '../core/seo/get-feed-id.js'
export { createMemoryStorage } from '../device/memory-storage.js'
