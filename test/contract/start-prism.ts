import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

import { freePort } from '../free-port.js'

const require = createRequire(import.meta.url)
const cli = require.resolve('@stoplight/prism-cli/dist/index.js')

export interface Prism {
  readonly url: string
  stop(): Promise<void>
}

/** Prism responds with an error if a request or response violates the OpenAPI document (`--errors`). */
export async function startPrism(mode: 'mock' | 'proxy', ...args: readonly string[]): Promise<Prism> {
  const port = await freePort()
  const child = spawn(process.execPath, [cli, mode, '--errors', '--port', String(port), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const log: string[] = []
  for await (const line of lines) {
    log.push(line)
    if (line.includes('Prism is listening')) {
      // Discard further output, because a full pipe would block Prism.
      child.stdout.resume()
      return {
        url: `http://127.0.0.1:${port}`,
        async stop() {
          child.kill()
          await exit
        },
      }
    }
  }
  throw new Error(`Prism ended before it listened:\n${log.join('\n')}`)
}
