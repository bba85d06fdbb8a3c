// Lists the type casts and disabled lint rules in the product code. Fails if one has no reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const OVERRIDE = /\bas never\b|\bas unknown as\b|\boxlint-disable/
const root = join(import.meta.dirname, '..')

function reasonOf(lines: readonly string[], index: number): string | undefined {
  const line = lines[index] ?? ''
  if (line.includes('oxlint-disable')) return /--\s+(.+?)\s*(\*\/.*)?$/.exec(line)?.[1]
  const sameLine = /\s\/\/ (.+)$/.exec(line)?.[1]
  if (sameLine) return sameLine
  // A formatted statement can put a few lines between its comment and the cast.
  for (let at = index - 1; at >= index - 4 && lines[at]?.trim(); at--) {
    const comment = /^\s*\/\/ (.+)$/.exec(lines[at] ?? '')?.[1]
    if (comment) return comment
  }
  return undefined
}

const files = ['src', 'packages/agents/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-d)\./.test(path))
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
console.log(`\n${count} overrides, ${unexplained} without a reason (at most 0)`)
if (unexplained > 0) process.exitCode = 1
