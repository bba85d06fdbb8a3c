/** What a session needs of a browser. Scripts are strings: WebDriver and the DevTools protocol both take those. */
export interface ShopperBrowser {
  /** How much slower than this machine the processor of the tab is. */
  readonly slowdown: number
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs the body of a function in the page, and returns its result. */
  run(body: string): Promise<unknown>
  /** A real press, on an element that is in view. */
  click(selector: string): Promise<void>
  /** Turns the wheel over the page. `undefined`: the driver has no wheel. */
  readonly wheel?: ((distance: number) => Promise<void>) | undefined
  readonly screenshot?: ((path: string) => Promise<void>) | undefined
  close(): Promise<void>
}

export interface StartedBrowser {
  /** How many sessions run side by side: most of a session is waiting. */
  readonly tabs: number
  /** @param slowdown of the processor, where the browser can do that */
  openTab(slowdown: number): Promise<ShopperBrowser>
  close(): Promise<void>
}
