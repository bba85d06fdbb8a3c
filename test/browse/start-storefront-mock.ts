import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningStore {
  readonly baseUrl: string
  readonly apiKey: string
  stop(): Promise<void>
}

export async function startStorefrontMock(...args: readonly string[]): Promise<RunningStore> {
  const cli = join(import.meta.dirname, '../../packages/mock/src/node/cli.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const [, baseUrl, apiKey] = /products at (\S+) \(key: (.*)\)$/.exec(line) ?? []
    if (baseUrl === undefined || apiKey === undefined) continue
    return {
      baseUrl,
      apiKey,
      async stop() {
        child.kill('SIGINT')
        await exit
      },
    }
  }
  throw new Error(`storefront-mock ${args.join(' ')} ended before it listened.`)
}
