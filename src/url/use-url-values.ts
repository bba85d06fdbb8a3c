'use client'
import { useQueryStates, type Options } from 'nuqs'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/index.js'
import type { FilterParsers, ListUrlValues, ProductListUrl } from './product-list-url.js'

/** Writes values to the URL; resolves when it shows them. */
type SetUrlValues = (
  changes: { readonly [Name in keyof ListUrlValues]?: ListUrlValues[Name] | undefined },
  options?: Options,
) => Promise<URLSearchParams>

/**
 * Values in the URL, through nuqs.
 *
 * @throws {MissingProviderError} where no nuqs adapter is above.
 */
export function useUrlValues<TParsers extends FilterParsers>(
  { parsers, urlKeys }: Pick<ProductListUrl<TParsers>, 'parsers' | 'urlKeys'>,
  options: Options,
): [values: ListUrlValues, set: SetUrlValues] {
  try {
    return useQueryStates(parsers, { ...options, urlKeys }) as [ListUrlValues, SetUrlValues]
  } catch (error) {
    // https://nuqs.dev/NUQS-404: nuqs names no framework and its error no class.
    if (!(error instanceof Error && error.message.includes('NUQS-404'))) throw error
    throw new MissingProviderError(explain('no-nuqs-adapter'))
  }
}
