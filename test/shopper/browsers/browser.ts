import type { Page } from 'playwright'

/** What a session needs of a browser. Scripts are strings: WebDriver and the DevTools protocol both take those. */
export interface ShopperBrowser {
  /** How much slower than this machine the processor of the tab is. */
  readonly slowdown: number
  readonly open: (url: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs the body of a function in the page, and returns its result. */
  readonly run: (body: string) => Promise<unknown>
  /** A real press, on an element that is in view. @param frame that has the element */
  readonly click: (selector: string, frame?: string) => Promise<void>
  /** Turns the wheel over the page. `undefined`: the driver has no wheel. */
  readonly wheel?: ((distance: number) => Promise<void>) | undefined
  /** Types into the field that has the focus. `undefined`: the driver has no keyboard. */
  readonly keyboard?: Keyboard | undefined
  /** Another page, with a cart of its own. `undefined`: the driver cannot switch scripts off. */
  readonly openPage?: ((hasScripts: boolean) => Promise<Page>) | undefined
  readonly screenshot?: ((path: string) => Promise<void>) | undefined
  /** Whether the browser no longer answers: its page crashed, which says nothing of the shop. `undefined`: it cannot be asked. */
  readonly isLost?: (() => Promise<boolean>) | undefined
  readonly close: () => Promise<void>
}

interface Keyboard {
  readonly type: (text: string) => Promise<void>
  readonly enter: () => Promise<void>
  /** Shows what an input method has not finished. */
  readonly compose: (text: string) => Promise<void>
  /** Ends the composition with this text. */
  readonly choose: (text: string) => Promise<void>
}

export interface StartedBrowser {
  /** How many sessions run side by side: most of a session is waiting. */
  readonly tabs: number
  /** Whether `openPage` exists, which sessions at the till need. */
  readonly hasTill: boolean
  /** @param slowdown of the processor, where the browser can do that */
  readonly openTab: (slowdown: number) => Promise<ShopperBrowser>
  readonly close: () => Promise<void>
}
