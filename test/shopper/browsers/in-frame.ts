import type { ShopperBrowser } from './browser.js'

/**
 * The same browser, for a shop that is in a frame of another page. The frame is of the same origin, so its scripts run there and its
 * positions are those that the shop measures.
 *
 * @param addressOf the page around the frame that shows this address
 */
export function inFrame(window: ShopperBrowser, addressOf: (url: string) => string): ShopperBrowser {
  let isOpen = false
  const inside = (body: string) => `return frames[0].eval(${JSON.stringify(`(() => { ${body} })()`)})`
  return {
    ...window,
    async open(url) {
      if (isOpen) await window.run(`frames[0].location.href = ${JSON.stringify(url)}`)
      else await window.open(addressOf(url))
      isOpen = true
    },
    run: (body) => window.run(inside(body)),
    click: (selector) => window.click(selector, 'iframe'),
  }
}
