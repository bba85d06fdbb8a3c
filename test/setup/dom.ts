import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach } from 'vitest'

import { ASYNC_TIMEOUT_MS } from './async-timeout.js'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })
afterEach(cleanup)

// The next file runs in the same document (`isolate: false`) and expects what a new one has.
afterAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

// Testing Library sets this flag only if Vitest's `globals` option is on.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// user-event needs CSS.escape, which jsdom lacks. The value is quoted, so escape only quotes and backslashes.
const css = (globalThis.CSS ??= {} as typeof CSS)
css.escape ??= (value) => value.replace(/["\\]/g, '\\$&')
