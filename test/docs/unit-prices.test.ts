import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { expect, it, vi } from 'vitest'

import * as core from '../../src/core/index.js'
import { root } from './compile.js'

it('docs/prices.md prints what a kilogram costs of which 80 g are €1.99, and not what 100 g cost', () => {
  const page = readFileSync(join(root, 'docs/prices.md'), 'utf8')
  const [, code = ''] = /\n## Unit prices\n.*?```ts\n(.*?)```/s.exec(page)!
  expect(code).toContain('quantity: 80,')
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const log = vi.fn()
  runInNewContext(outputText, { require: () => core, exports: {}, console: { log } })
  expect(log).toHaveBeenCalledExactlyOnceWith('€24.88 for 1 kilogram')
  expect(code).toContain('// €24.88 for 1 kilogram')
})
