'use client'
import { useContext, type Context } from 'react'

import { MissingProviderError } from '../core/errors/missing-provider-error.js'

/** @throws {MissingProviderError} outside the context's provider. */
export function useRequiredContext<T, Reason extends readonly unknown[]>(
  context: Context<T | undefined>,
  errorMessage: (...reason: Reason) => string,
  ...reason: Reason
): T {
  const value = useContext(context)
  if (value === undefined) throw new MissingProviderError(errorMessage(...reason))
  return value
}
