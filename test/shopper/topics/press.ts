import type { ShopperPage } from '../shopper-page.js'

/** The list in front: that of an open dialog, else that of the page. */
export async function frontList({ run }: ShopperPage): Promise<string> {
  return (await run(`return document.querySelector('dialog[open]') ? '#dialog-list' : '#list'`)) as string
}

/** The shopper turns the wheel until an element is wholly in view. Returns the pixels; `undefined` if there is no such element. */
export async function bringIntoView({ run }: ShopperPage, selector: string): Promise<number | undefined> {
  const moved = await run(`
    const element = document.querySelector(${JSON.stringify(selector)})
    if (!element) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const before = screenEdges().top
    // The search field covers what scrolls under it.
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isCovered = onTop && !element.contains(onTop) && !onTop.contains(element)
    // In a dialog, what is beyond its edge cannot be pressed.
    const edge = element.closest('dialog')?.getBoundingClientRect() ?? screenEdges()
    if (isCovered || top < edge.top || bottom > edge.bottom) {
      // Without an input, this would be a scroll of the app, which a restored place can take for the router's.
      element.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    return Math.abs(element.getBoundingClientRect().top - screenEdges().top - (top - before))
  `)
  return (moved ?? undefined) as number | undefined
}

/**
 * From now on, `readPress` knows how many milliseconds passed from the click to the first change of text, state or
 * focus. Changes of the watched element count only.
 */
export async function watchPress({ run }: ShopperPage, pressed: string, watched: string): Promise<void> {
  await run(`
    const press = (window.press = {})
    const watched = document.querySelector(${JSON.stringify(watched)})
    const onChange = () => {
      if (press.start !== undefined) press.ms ??= performance.now() - press.start
    }
    document.querySelector(${JSON.stringify(pressed)}).addEventListener('click', ({ timeStamp }) => (press.start = timeStamp), { capture: true, once: true })
    new MutationObserver(onChange).observe(watched, { attributes: true, childList: true, characterData: true, subtree: true })
    document.addEventListener('focusin', onChange)
  `)
}

/** `undefined`: nothing changed yet. */
export async function readPress({ run }: ShopperPage): Promise<number | undefined> {
  return ((await run('return window.press?.ms')) ?? undefined) as number | undefined
}

/** False if the control moved away under the pointer. */
export async function wasPressed({ run }: ShopperPage): Promise<boolean> {
  return (await run('return window.press?.start !== undefined')) === true
}
