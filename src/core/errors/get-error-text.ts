import type { Labels } from '../labels/labels.js'
import type { LabelOverrides } from '../labels/labels.js'
import { isStorefrontError, type StorefrontErrorCode } from './storefront-error.js'

export const defaultErrorLabels: Labels['error'] = {
  network: 'The shop cannot be reached. Check your connection and try again.',
  timeout: 'The shop is taking too long to respond. Try again in a moment.',
  rateLimit: 'The shop is very busy. Wait a moment and try again.',
  server: 'The shop is having problems. Try again in a moment.',
  notFound: 'This is no longer available.',
  unknown: 'Something went wrong.',
}

const labelOf: { readonly [Code in StorefrontErrorCode]?: keyof Labels['error'] } = {
  network: 'network',
  timeout: 'timeout',
  'rate-limit': 'rateLimit',
  server: 'server',
  'not-found': 'notFound',
}

/**
 * Returns a sentence for a shopper. The message of an error is for developers, and may name URLs and parameters.
 *
 * @param labels of the provider; only their group `error` is read
 * @example
 * const { labels } = useStorefront()
 * <p role="alert">{getErrorText(error, labels)}</p>
 */
export function getErrorText(error: unknown, labels?: LabelOverrides): string {
  const label = (isStorefrontError(error) && labelOf[error.code]) || 'unknown'
  return labels?.error?.[label] ?? defaultErrorLabels[label]
}
