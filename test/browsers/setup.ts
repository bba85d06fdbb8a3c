import { beforeEach } from 'vitest'
import { cdp, server } from 'vitest/browser'

import { limits } from './limits.js'

beforeEach(({ task, skip }) => {
  const limit = limits.find(
    ({ browsers, test }) => browsers.includes(server.browser) && task.fullName.includes(test),
  )
  if (limit) skip(limit.reason)
  // A test can send its first command at any time, also in a hook.
  Object.assign(cdp(), { send: () => skip('needs the Chrome DevTools Protocol') })
})
