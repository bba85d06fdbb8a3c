'use client'
import { useContext, type Context } from 'react'

import { MissingProviderError } from '../core/errors/missing-provider-error.js'

/**
 * The value of a context that a hook or part does not work without.
 *
 * @param errorMessage the message function of the caller's layer, e.g. `partErrorMessage`
 * @param reason the reason and its values; production sends both, so the error names the missing element there too
 * @throws {MissingProviderError} outside the context's provider.
 */
export function useRequiredContext<T, Reason extends readonly unknown[]>(
  context: Context<T | undefined>,
  errorMessage: (...reason: Reason) => string,
  ...reason: Reason
): T {
  const value = useContext(context)
  if (value === undefined) throw new MissingProviderError(errorMessage(...reason))
  return value
}
