import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** A constant in capitals has its content from the start. */
const DECLARATION =
  /^(?:export )?(?:const ([a-z]\w*)(?:: .+?)? =\s+new (?:Weak)?(?:Map|Set|Ref)\b|(?:let|var) (\w+))/gm

const listIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  )

it('ARCHITECTURE.md has a reason for each WeakMap, WeakSet, Map, Set, let and var of a module', () => {
  const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => listIn(`packages/${name}/src`))
  const declared = [...listIn('src'), ...packages]
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(root, file), 'utf8').matchAll(DECLARATION),
        ([, name, variable]) => `${file.replace(/^src\//, '')} ${name ?? variable}`,
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
