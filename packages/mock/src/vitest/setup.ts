// The setup file of `storefrontTest()`.
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may need longer than the second that Testing Library waits.
configure({ asyncUtilTimeout: 10_000 })

// A file with `@vitest-environment node` has no window.
if (typeof window !== 'undefined') {
  // jsdom has no layout, and prints an error for each call.
  if (navigator.userAgent.includes('jsdom')) window.scrollTo = () => {}

  afterEach(() => {
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    // Carts and lists outside of components read the storage again, as after another tab cleared it.
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
    history.replaceState(null, '', '/')
  })
}
