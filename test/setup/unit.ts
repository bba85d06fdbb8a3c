import { afterAll, vi } from 'vitest'

// The next file runs in the same process (`isolate: false`) and expects what a new process has.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
