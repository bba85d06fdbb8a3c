import { afterEach } from 'vitest'

import { ASYNC_TIMEOUT_MS } from './async-timeout.js'

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })
  afterEach(cleanup)

  // Testing Library sets this by itself only where the test globals are installed.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

  // jsdom has no CSS.escape, which user-event needs to move between radios by arrow key. Names and values
  // in the tests' markup are quoted in the selectors, so that escaping the two characters below is enough.
  const css = (globalThis.CSS ??= {} as typeof CSS)
  css.escape ??= (value) => value.replace(/["\\]/g, '\\$&')
}
