import { chromium, type Browser } from 'playwright'

import { browserArgs, findBrowser } from '../../scripts/find-browser.js'

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, '--no-sandbox', '--disable-dev-shm-usage'],
  })
