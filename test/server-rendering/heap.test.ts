import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('no provider, hook or store keeps anything after 20,000 server renders', async () => {
  const script = join(import.meta.dirname, 'render-providers.tsx')
  const { stdout } = await run('node', ['--expose-gc', '--import', 'tsx', script], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { ratio } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { ratio: number }
  expect(ratio).toBeLessThanOrEqual(1.05)
})
