import { isStorefrontError, type StorefrontErrorCode } from '../core/errors/storefront-error.js'
import type { LabelOverrides } from '../provider/labels.js'
import { defaultErrorLabels, type ErrorLabels } from './error-labels.js'

const labelOf: { readonly [Code in StorefrontErrorCode]?: keyof ErrorLabels } = {
  network: 'network',
  timeout: 'timeout',
  'rate-limit': 'rateLimit',
  server: 'server',
  'not-found': 'notFound',
}

/**
 * Returns a sentence for a shopper. The message of an error is for developers, and may name URLs and parameters.
 *
 * @param labels of the provider, or a language pack; only its group `error` is read
 * @example
 * const { labels } = useStorefront()
 * <p role="alert">{getErrorText(error, labels)}</p>
 */
export function getErrorText(error: unknown, labels?: LabelOverrides): string {
  const label = (isStorefrontError(error) && labelOf[error.code]) || 'unknown'
  return labels?.error?.[label] ?? defaultErrorLabels[label]
}
