import { beforeEach } from 'vitest'
import { cdp, commands, page, server } from 'vitest/browser'

import { limits } from './limits.js'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Makes the window as large as a viewport needs. */
    resizeWindow: (width: number, height: number) => Promise<void>
  }
}

const setViewport = page.viewport.bind(page)
page.viewport = async (width, height) => {
  await commands.resizeWindow(width, height)
  await setViewport(width, height)
}

beforeEach(({ task, skip }) => {
  const limit = limits.find(
    ({ browsers, test }) => browsers.includes(server.browser) && task.fullName.includes(test),
  )
  if (limit) skip(limit.reason)
  // A test can send its first command at any time, also in a hook.
  Object.assign(cdp(), { send: () => skip('needs the Chrome DevTools Protocol') })
})
