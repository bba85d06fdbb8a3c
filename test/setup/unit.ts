import { afterEach } from 'vitest'

import { ASYNC_TIMEOUT_MS } from './async-timeout.js'

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })
  afterEach(cleanup)

  // Testing Library sets this flag only if Vitest's `globals` option is on.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

  // user-event needs CSS.escape to move between radios, and jsdom has none. user-event quotes the escaped
  // value, so only quotes and backslashes need escaping.
  const css = (globalThis.CSS ??= {} as typeof CSS)
  css.escape ??= (value) => value.replace(/["\\]/g, '\\$&')
}
