'use client'
import { useQueryStates, type Options } from 'nuqs'

import { MissingProviderError } from '../core/errors/missing-provider-error.js'
import { urlErrorMessage } from './error-texts.js'
import type { FilterParsers, ListUrlValues, ProductListUrl } from './product-list-url.js'
import { reportUrl } from './subscribe-to-url.js'

type SetUrlValues = (
  changes: { readonly [Name in keyof ListUrlValues]?: ListUrlValues[Name] | undefined },
  options?: Options,
) => Promise<URLSearchParams>

export function useUrlValues<TParsers extends FilterParsers>(
  { parsers, urlKeys }: Pick<ProductListUrl<TParsers>, 'parsers' | 'urlKeys'>,
  options: Options,
): [values: ListUrlValues, set: SetUrlValues] {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- runs on every render, and throws only without an adapter
    const [values, set] = useQueryStates(parsers, { ...options, urlKeys }) as [ListUrlValues, SetUrlValues]
    return [values, (...update) => handled(set(...update))]
  } catch (error) {
    // Without an adapter, nuqs throws a plain Error that only its message identifies. https://nuqs.dev/NUQS-404
    if (!(error instanceof Error && error.message.includes('NUQS-404'))) throw error
    throw new MissingProviderError(urlErrorMessage('no-nuqs-adapter'))
  }
}

// Browsers limit URL updates. Event handlers do not await the promise, so mark its rejection as handled.
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.then(reportUrl, () => {})
  return promise
}
