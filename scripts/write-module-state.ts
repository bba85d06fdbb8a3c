// `npx tsx scripts/write-module-state.ts`: writes the table of module-level state in ARCHITECTURE.md from the comment above
// each declaration.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { drawModuleState, readModuleState } from './read-module-state.js'

const path = join(import.meta.dirname, '../ARCHITECTURE.md')
const START = '<!-- module-level state: generated -->\n'
const END = '<!-- end of module-level state -->'

const [before, rest] = readFileSync(path, 'utf8').split(START)
const [, after] = rest?.split(END) ?? []
if (before === undefined || after === undefined)
  throw new Error('ARCHITECTURE.md has no place for the table.')
writeFileSync(path, `${before}${START}\n${drawModuleState(readModuleState())}\n\n${END}${after}`)
