import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

import { freePort } from '../../free-port.js'
import { createDriver, type Driver } from './driver.js'

/** No request leaves this machine. */
const proxy = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['localhost', '127.0.0.1'],
}

export interface WebKitPrograms {
  readonly driver: string
  readonly miniBrowser: string
  readonly display: string
}

/** A session starts within seconds, also on a busy machine, or never. */
const START_TIMEOUT_MS = 15_000
const STARTS = 4

/** WebKit's driver hangs at about every fifth start, so a start that fails is tried again. No other step is. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  for (let starts = 1; ; starts++) {
    try {
      return await start(programs)
    } catch (error) {
      if (starts === STARTS) throw error
      console.log(`WebKit did not start, so it is started once more: ${String(error)}`)
    }
  }
}

/** WebKitGTK always opens a window, so a display without a screen shows it. */
async function start({ driver, miniBrowser, display }: WebKitPrograms): Promise<Driver> {
  const processes: ChildProcess[] = []
  const close = async () => {
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const exit = once(child, 'exit')
      // A driver that hangs ignores the polite signal.
      child.kill('SIGKILL')
      await exit
    }
  }
  try {
    const xvfb = spawn(display, ['-displayfd', '3', '-screen', '0', '2700x1700x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    processes.push(xvfb)
    const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]

    const port = await freePort()
    const env = {
      // A machine without a GPU takes twice as long for each frame that it composes of layers. Set it to 0 to test with them.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      GDK_BACKEND: 'x11',
    }
    processes.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const request = createRequest(`http://127.0.0.1:${port}`)
    const deadline = Date.now() + START_TIMEOUT_MS
    while (!(await request('GET', '/status', undefined, 5_000).catch(() => undefined))) {
      if (Date.now() > deadline) throw new Error(`The driver does not answer after ${START_TIMEOUT_MS} ms.`)
      await sleep(100)
    }

    const wanted = {
      proxy,
      // Vitest reports when the page is ready.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    }
    const { sessionId, capabilities } = (await request(
      'POST',
      '/session',
      { capabilities: { alwaysMatch: wanted } },
      START_TIMEOUT_MS,
    )) as { sessionId: string; capabilities: { browserVersion: string } }
    const session = (path: string) => `/session/${sessionId}/${path}`
    // The session may exist while its page does not answer.
    await request('POST', session('execute/sync'), { script: 'return 1', args: [] }, START_TIMEOUT_MS)
    return createDriver(
      capabilities.browserVersion,
      ({ path, body }) => request('POST', session(path), body),
      async () => {
        // Closes the window. A page that is still loading keeps the driver from answering.
        await request('DELETE', `/session/${sessionId}`, undefined, 5_000).catch(() => undefined)
        await close()
      },
    )
  } catch (error) {
    await close()
    throw error
  }
}

function createRequest(origin: string) {
  return async (method: string, path: string, body?: object, timeoutMs = 300_000): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} failed: ${String(cause)}`, { cause })
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${path}: ${error}: ${message}`)
  }
}
