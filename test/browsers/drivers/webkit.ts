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

/** WebKitGTK always opens a window, so a display without a screen shows it. */
export async function startWebKit({ driver, miniBrowser, display }: WebKitPrograms): Promise<Driver> {
  const processes: ChildProcess[] = []
  const close = async () => {
    for (const child of processes.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill()
      await once(child, 'exit')
    }
  }
  try {
    const xvfb = spawn(display, ['-displayfd', '3', '-screen', '0', '2700x1700x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    processes.push(xvfb)
    const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]

    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11' }
    processes.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }))
    const request = createRequest(`http://127.0.0.1:${port}`)
    while (!(await request('GET', '/status').catch(() => undefined))) await sleep(100)

    const { sessionId, capabilities } = (await request('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          proxy,
          // Vitest reports when the page is ready.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } }
    return createDriver(
      capabilities.browserVersion,
      ({ path, body }) => request('POST', `/session/${sessionId}/${path}`, body),
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
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${path}: ${error}: ${message}`)
  }
}
