import { render } from '@testing-library/react'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'

/** nuqs writes updates about 50 ms late, after the test has ended. Mounting its testing adapter clears the queue. */
export function dropUrlUpdates(): void {
  render(<NuqsTestingAdapter>{null}</NuqsTestingAdapter>).unmount()
}
