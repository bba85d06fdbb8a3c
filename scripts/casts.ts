/**
 * Lists the places where the product code overrides the type checker or the linter, each with its reason:
 * `npm run casts`. Exits with 1 when there are more than `LIMIT`, or when one of them has no reason.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT = 15
const OVERRIDE = /\bas never\b|\bas unknown as\b|\beslint-disable/
const root = join(import.meta.dirname, '..')

/** The text after `--` in an eslint-disable comment, else the nearest comment: on the same line or in the lines above. */
function reasonOf(lines: readonly string[], index: number): string | undefined {
  const line = lines[index] ?? ''
  if (line.includes('eslint-disable')) return /--\s+(.+?)\s*(\*\/.*)?$/.exec(line)?.[1]
  const sameLine = /\s\/\/ (.+)$/.exec(line)?.[1]
  if (sameLine) return sameLine
  // A formatted statement can put a few lines between its comment and the cast.
  for (let at = index - 1; at >= index - 4 && lines[at]?.trim(); at--) {
    const comment = /^\s*\/\/ (.+)$/.exec(lines[at] ?? '')?.[1]
    if (comment) return comment
  }
  return undefined
}

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-d)\.|^src\/testing\//.test(path))
  .sort()

let count = 0
let unexplained = 0
for (const file of files) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    if (!OVERRIDE.test(line)) continue
    count++
    const reason = reasonOf(lines, index)
    if (!reason) unexplained++
    console.log(`${file}:${index + 1}  ${line.trim()}\n    ${reason ?? 'NO REASON GIVEN'}`)
  }
}
console.log(`\n${count} overrides (at most ${LIMIT}), ${unexplained} without a reason (at most 0)`)
if (count > LIMIT || unexplained > 0) process.exitCode = 1
