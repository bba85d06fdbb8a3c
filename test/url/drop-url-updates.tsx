import { render } from '@testing-library/react'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'

/**
 * Ends what nuqs has still to write to the URL, which it does some 50 ms late: by then the test's window may be gone. Its
 * adapter for tests does so as it appears.
 */
export function dropUrlUpdates(): void {
  render(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>).unmount()
}
