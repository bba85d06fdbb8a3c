import { render } from '@testing-library/react'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'

/**
 * Discards pending URL updates: nuqs writes them about 50 ms late, when the test's window may be gone. Its testing
 * adapter clears the queue on mount.
 */
export function dropUrlUpdates(): void {
  render(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>).unmount()
}
