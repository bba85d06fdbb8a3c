/** W3C WebDriver: the name of the property that holds an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** One command of W3C WebDriver, in the two spellings that browsers understand. */
export interface Command {
  /** Of the HTTP protocol, relative to the session. */
  readonly path: string
  /** Of Firefox's own protocol. */
  readonly marionette: string
  readonly body: Readonly<Record<string, unknown>>
}

export type Send = (command: Command) => Promise<unknown>

export interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  /** One character. Other keys have a code in Unicode's private area. */
  readonly value: string
}

/** What the tests need of WebDriver. */
export interface Driver {
  readonly version: string
  /** All of the next commands are sent to a frame of the page. `null`: to the page itself. */
  enterFrame(selector: string | null): Promise<void>
  open(url: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Scrolls the element into view and clicks its centre. `keys` are held down. `button`: as in `MouseEvent`. */
  click(selector: string, keys: readonly string[], button?: number): Promise<void>
  pressKeys(keys: readonly KeyAction[]): Promise<void>
  /** Runs the body of a function, and returns its result. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown>
  close(): Promise<void>
}

export function createDriver(version: string, send: Send, close: () => Promise<void>): Driver {
  async function find(selector: string): Promise<string> {
    const element = await send({
      path: 'element',
      marionette: 'WebDriver:FindElement',
      body: { using: 'css selector', value: selector },
    })
    return (element as Record<typeof ELEMENT, string>)[ELEMENT]
  }
  function run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return send({
      path: 'execute/sync',
      marionette: 'WebDriver:ExecuteScript',
      body: { script: body, args },
    })
  }
  async function perform(source: object): Promise<void> {
    const body = { actions: [source] }
    await send({ path: 'actions', marionette: 'WebDriver:PerformActions', body })
  }
  return {
    version,
    close,
    async enterFrame(selector) {
      const frame = (body: Command['body']) =>
        send({ path: 'frame', marionette: 'WebDriver:SwitchToFrame', body })
      await frame({ id: null })
      if (selector === null) return
      const id = await find(selector)
      // Firefox's own protocol reads `element`, HTTP reads `id`.
      await frame({ element: id, id: { [ELEMENT]: id } })
    },
    async open(url) {
      await send({ path: 'url', marionette: 'WebDriver:Navigate', body: { url } })
    },
    async resize(width, height) {
      await send({
        path: 'window/rect',
        marionette: 'WebDriver:SetWindowRect',
        body: { x: 0, y: 0, width, height },
      })
    },
    async click(selector, keys, button = 0) {
      const id = await find(selector)
      if (keys.length === 0 && button === 0) {
        await send({ path: `element/${id}/click`, marionette: 'WebDriver:ElementClick', body: { id } })
        return
      }
      // A click on an element ignores the keyboard and other buttons, so move the pointer there.
      await run(`document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })`, selector)
      await perform({
        type: 'key',
        id: 'keyboard',
        actions: keys.map((value) => ({ type: 'keyDown', value })),
      })
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', origin: { [ELEMENT]: id }, x: 0, y: 0 },
          { type: 'pointerDown', button },
          { type: 'pointerUp', button },
        ],
      })
      await perform({ type: 'key', id: 'keyboard', actions: keys.map((value) => ({ type: 'keyUp', value })) })
    },
    async pressKeys(keys) {
      await perform({ type: 'key', id: 'keyboard', actions: keys })
    },
    run,
  }
}
