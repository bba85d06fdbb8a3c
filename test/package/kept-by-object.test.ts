import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const DECLARATION = /^(?:export )?const (\w+)(?:: [^=]+)? = new Weak(?:Map|Set)/gm

it('ARCHITECTURE.md has a reason for each WeakMap and WeakSet of a module', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
  const declared = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, 'src', file), 'utf8').matchAll(DECLARATION),
      ([, name]) => `${file} ${name}`,
    ),
  )
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const section = text.split('## Data kept by object')[1]?.split('\n## ')[0] ?? ''
  const listed = Array.from(
    section.matchAll(/^\| `([^`]+)` +\| `(\w+)` +\|/gm),
    ([, file, name]) => `${file} ${name}`,
  )
  expect(listed.toSorted()).toEqual(declared.toSorted())
})
