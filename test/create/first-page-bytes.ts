import type { Browser } from 'playwright'

/** What a browser receives for a page: compressed, as it comes over the wire. */
export interface PageBytes {
  readonly html: number
  readonly js: number
  readonly css: number
  readonly data: number
  readonly fonts: number
  /** All JavaScript, before it was compressed. */
  readonly jsDecoded: number
}

/** Opens a page in an empty browser, on a phone, and waits until nothing loads any more. Nothing is pressed. */
export async function measurePage(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Fetch: 0, Font: 0 }
  let jsDecoded = 0
  const count = (id: string, length: number) => {
    const type = types.get(id) ?? ''
    const known = type === 'XHR' || type === 'Preload' ? 'Fetch' : type
    if (known in bytes) bytes[known as keyof typeof bytes] += length
  }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (types.get(requestId) === 'Script') jsDecoded += dataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    count(requestId, encodedDataLength),
  )
  await page.goto(url)
  // The name of a product.
  await page.locator('main h3').first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  return {
    html: bytes.Document,
    js: bytes.Script,
    css: bytes.Stylesheet,
    data: bytes.Fetch,
    fonts: bytes.Font,
    jsDecoded,
  }
}
