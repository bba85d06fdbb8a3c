'use client'
import { useQueryStates, type Options } from 'nuqs'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/index.js'
import type { FilterParsers, ListUrlValues, ProductListUrl } from './product-list-url.js'

/** Writes values to the URL; resolves when it shows them. Who does not wait need not catch. */
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
    const [values, set] = useQueryStates(parsers, { ...options, urlKeys }) as [ListUrlValues, SetUrlValues]
    return [values, (...update) => handled(set(...update))]
  } catch (error) {
    // https://nuqs.dev/NUQS-404: nuqs names no framework and its error no class.
    if (!(error instanceof Error && error.message.includes('NUQS-404'))) throw error
    throw new MissingProviderError(explain('no-nuqs-adapter'))
  }
}

/**
 * A browser that takes no more changes of its URL for now (Safari: 100 in 10 s) is told of in the console by nuqs. Event
 * handlers wait for nothing, and would make it an unhandled rejection.
 */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}
