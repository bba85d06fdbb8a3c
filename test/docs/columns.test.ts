import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { componentNotes } from '../../site/component-notes.js'

const root = join(import.meta.dirname, '../..')
const MAX = 80
const filesOf = (folder: string, end: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** A path cannot be broken. */
const isImport = (line: string) => /^import \{ \w+ \} from '[^']+'$/.test(line)
const wideLinesOf = (code: string) => code.split('\n').filter((line) => line.length > MAX && !isImport(line))

it.each(filesOf('docs', '.md'))('shows code of at most 80 columns in %s', (page) => {
  const fences = [...read(page).matchAll(/^```[^\n]*\n(.*?)^```/gms)].map(([, code]) => code!)
  expect(fences.flatMap(wideLinesOf)).toEqual([])
})

it.each([...filesOf('site/examples', '.tsx'), ...filesOf('site/playgrounds', '.tsx')])(
  'shows code of at most 80 columns of %s',
  (file) => {
    expect(wideLinesOf(read(file))).toEqual([])
  },
)

it.each(Object.entries(componentNotes))('styles %s in at most 80 columns', (_, { style }) => {
  expect(wideLinesOf(`${style?.css ?? ''}\n${style?.tailwind ?? ''}`)).toEqual([])
})
