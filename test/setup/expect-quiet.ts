import { getConfig } from '@testing-library/react'
import { expect } from 'vitest'
import type { MockStore } from 'storefront-mock'

/** In milliseconds: longer than an idle callback, a timer of TanStack Query or, in a browser, a reported intersection take. */
const REST = typeof IntersectionObserver === 'undefined' ? 100 : 250

/**
 * Shows that nothing is requested: waits until the store's log has stopped growing, then counts its requests.
 *
 * @param count of all requests; without it, those that the store had received before the call
 */
export async function expectQuiet({ requests }: MockStore, count = requests.length): Promise<void> {
  let seen: number
  do {
    seen = requests.length
    // Not `act`: React 18 renders only at its end.
    await getConfig().asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, REST)))
  } while (requests.length > seen)
  expect(requests).toHaveLength(count)
}
