// The example's own tests, on the source of the packages and without an install.
import '../../examples/own-backend/src/own-backend.test.js'

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../examples/own-backend/src')

it('examples/own-backend has at most 200 lines of code without its test', () => {
  const lines = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const code = lines.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*|\*)/.test(line))
  expect(code.length).toBeGreaterThan(100)
  expect(code.length).toBeLessThanOrEqual(200)
})
