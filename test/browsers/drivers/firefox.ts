import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { createDriver, type Driver } from './driver.js'

/** The port is free, and no request leaves this machine. */
const PREFERENCES = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
}

/** Firefox contains its driver, Marionette: no other program is needed. */
export async function startFirefox(executable: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  await writeFile(join(profile, 'user.js'), preferences.join(''))
  const firefox = spawn(
    executable,
    ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  )
  let isRunning = true
  const ended = new Promise<void>((resolve) => {
    const onEnd = () => {
      isRunning = false
      resolve()
    }
    firefox.once('exit', onEnd)
    firefox.once('error', onEnd)
  })
  const close = async () => {
    firefox.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    const portFile = join(profile, 'MarionetteActivePort')
    while (isRunning && !existsSync(portFile)) await sleep(100)
    if (!isRunning) throw new Error('Firefox ended before its driver was ready.')
    await sleep(100)
    const send = await connectToMarionette(Number(await readFile(portFile, 'utf8')))
    // Vitest reports when the page is ready.
    const { capabilities } = (await send('WebDriver:NewSession', { pageLoadStrategy: 'none' })) as {
      capabilities: { browserVersion: string }
    }
    return createDriver(capabilities.browserVersion, ({ marionette, body }) => send(marionette, body), close)
  } catch (error) {
    await close()
    throw error
  }
}

type Answer = readonly [1, number, { error: string; message: string } | null, unknown]

/** Each message is its length, a colon and JSON: `[0, id, name, parameters]`, answered with `[1, id, error, result]`. */
async function connectToMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const messages = readMessages(socket)
  await messages.next()
  let id = 0
  return async (name: string, parameters: unknown): Promise<unknown> => {
    const text = JSON.stringify([0, ++id, name, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const { value } = await messages.next()
    if (!value) throw new Error(`${name}: Firefox closed the connection.`)
    const [, , error, result] = value as Answer
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`)
    return result && typeof result === 'object' && 'value' in result ? result.value : result
  }
}

async function* readMessages(socket: Socket): AsyncGenerator<unknown, undefined> {
  let received = Buffer.alloc(0)
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) break
      yield JSON.parse(received.subarray(colon + 1, end).toString()) as unknown
      received = received.subarray(end)
    }
  }
  return undefined
}
