import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { ASYNC_TIMEOUT_MS } from './async-timeout.js'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS })
afterEach(cleanup)
// Test files share a page, whose styles some tests set.
afterEach(() => document.documentElement.removeAttribute('style'))
