import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { PATIENCE_MS } from './patience.js'

configure({ asyncUtilTimeout: PATIENCE_MS })
afterEach(cleanup)
