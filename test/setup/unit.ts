import { afterEach } from 'vitest'

import { ASYNC_TIMEOUT_MS } from './async-timeout.js'

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })
  afterEach(cleanup)

  // Testing Library sets this flag only if Vitest's `globals` option is on.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

  // user-event needs CSS.escape, which jsdom lacks. The value is quoted, so escape only quotes and backslashes.
  const css = (globalThis.CSS ??= {} as typeof CSS)
  css.escape ??= (value) => value.replace(/["\\]/g, '\\$&')
}
