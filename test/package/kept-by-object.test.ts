import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** A constant in capitals has its content from the start. */
const DECLARATION = /^(?:export )?(?:const ([a-z]\w*)(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)\b|let (\w+))/gm

it('ARCHITECTURE.md has a reason for each WeakMap, WeakSet, Map, Set and let of a module', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
  const declared = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, 'src', file), 'utf8').matchAll(DECLARATION),
      ([, name, variable]) => `${file} ${name ?? variable}`,
    ),
  )
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const section = text.split('## Module-level state')[1]?.split('\n## ')[0] ?? ''
  const listed = Array.from(
    section.matchAll(/^\| `([^`]+)` +\| `(\w+)` +\|/gm),
    ([, file, name]) => `${file} ${name}`,
  )
  expect(listed.toSorted()).toEqual(declared.toSorted())
})
