// For the packages of this repository, which name the exact version of the library. Not documented, and no promise: an app
// that imports a name from here breaks with the next patch. No React. A new name needs a reason: see internal.test.ts.
export { createCartStore } from '../cart/state/create-cart-store.js'
export { iterate } from '../core/list/iterate.js'
export { fromUnits, isAmount, toUnits } from '../core/money/amount.js'
export { createPathTemplate } from '../core/path-template.js'
export { validate } from '../core/schemas/validate.js'
export { normalizeBaseUrl } from '../core/transport/base-url.js'
export { createConcurrencyLimit } from '../core/transport/concurrency-limit.js'
export { redact, redactResponse } from '../core/transport/redact.js'
export { getVariantIndex } from '../core/variants/variant-index.js'
