'use client'
import { useContext, type Context } from 'react'

import { explain, type Reason } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/errors/missing-provider-error.js'

/**
 * The value of a context that a hook or part does not work without.
 *
 * @param reason the reason, and its values, that a missing context is explained with; production sends both, so
 * that the error names the missing element there too
 * @throws {MissingProviderError} outside the context's provider.
 */
export function useRequiredContext<T, R extends Reason>(
  context: Context<T | undefined>,
  ...reason: Parameters<typeof explain<R>>
): T {
  const value = useContext(context)
  if (value === undefined) throw new MissingProviderError(explain(...reason))
  return value
}
