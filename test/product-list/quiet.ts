import { getConfig } from '@testing-library/react'
import type { MockStore } from 'storefront-mock'

/** A test can remove the global. */
const Observer = IntersectionObserver

/** Waits until the browser has reported to all observers, also to those that started just before. */
function intersectionsReported(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new Observer(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body)
  })
}

/**
 * Waits until automatic loading has stopped: each request is answered, and no new one was sent for 150 ms and since the
 * browser measured the new page, for which a slow browser needs longer.
 */
export async function quiet({ requests }: MockStore): Promise<void> {
  let seen: number
  do {
    seen = requests.length
    // Not `act`: React 18 renders only at its end, so the request of that render would come after the count.
    await getConfig().asyncWrapper(async () => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      // TanStack notifies React in a timer, so an answer can need more than one report.
      for (let report = 0; report < 3; report++) await intersectionsReported()
    })
  } while (seen !== requests.length || requests.some(({ state }) => state === 'pending'))
}
