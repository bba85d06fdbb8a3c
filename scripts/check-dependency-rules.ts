// A rule of `.dependency-cruiser.js` whose folder was moved or renamed matches nothing, and would pass for ever. Fails for
// each part of a pattern, such as `b` in `^src/(a|b)/`, that matches no file.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const files = ['src', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter(
      (path) => !path.includes('/dist/') && !path.includes('/templates/') && !path.includes('/node_modules/'),
    ),
)

/** Writes out the alternatives of each group: `^src/(a|b)/` becomes `^src/a/` and `^src/b/`. */
function alternativesOf(pattern: string): string[] {
  const start = /(?<!\\)\((?!\?)/.exec(pattern)?.index
  if (start === undefined) return [pattern]
  let depth = 0
  let end = start
  const bars: number[] = []
  for (; end < pattern.length; end++) {
    if (pattern[end] === '\\') end++
    else if (pattern[end] === '(') depth++
    else if (pattern[end] === '|' && depth === 1) bars.push(end)
    else if (pattern[end] === ')' && --depth === 0) break
  }
  const optional = /^[?*]/.test(pattern.slice(end + 1))
  const cuts = [start, ...bars, end]
  const options = cuts.slice(1).map((cut, index) => pattern.slice((cuts[index] ?? 0) + 1, cut))
  const rest = pattern.slice(end + 1 + Number(optional))
  return [...options, ...(optional ? [''] : [])].flatMap((option) =>
    alternativesOf(pattern.slice(0, start) + option + rest),
  )
}

function matchesSomething(pattern: string): boolean {
  // Depends on what `from` matched.
  const expression = new RegExp(pattern.replaceAll('$1', '[^/]+'))
  const [, name] = /^\^node_modules\/(@?[\w.-]+)/.exec(pattern) ?? []
  if (name !== undefined) return existsSync(join(root, 'node_modules', name))
  return pattern === '^node_modules/' || files.some((file) => expression.test(file))
}

interface Rule {
  readonly name: string
  readonly from: Side
  readonly to: Side
}
interface Side {
  readonly path?: string | readonly string[]
  readonly pathNot?: string | readonly string[]
}
const { default: configuration } = (await import('../.dependency-cruiser.js')) as unknown as {
  default: { forbidden: readonly Rule[] }
}
const dead = configuration.forbidden.flatMap(({ name, from, to }) =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flat()
    .filter((pattern) => pattern !== undefined)
    .flatMap(alternativesOf)
    .filter((pattern) => !matchesSomething(pattern))
    .map((pattern) => `${name}: ${pattern}`),
)
for (const each of dead) console.error(`No file matches ${each}`)
if (dead.length > 0) process.exitCode = 1
else console.log(`${configuration.forbidden.length} rules, and each part of a pattern matches a file.`)
