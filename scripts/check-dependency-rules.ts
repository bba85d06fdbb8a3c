// A rule of `.dependency-cruiser.js` whose folder was moved or renamed matches nothing, and would pass for ever. Fails for
// each part of a pattern, such as `b` in `^src/(a|b)/`, that matches no file. Fails too if the picture of the layers in
// ARCHITECTURE.md is not that of the rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
interface Layer {
  readonly folders: readonly string[]
  /** Without it, the folders know all layers before. */
  readonly knows?: readonly string[]
}
const {
  default: configuration,
  layers,
  rooms,
} = (await import('../.dependency-cruiser.js')) as unknown as {
  default: { forbidden: readonly Rule[] }
  layers: readonly Layer[]
  rooms: Readonly<Record<string, readonly (readonly string[])[]>>
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

/** The highest layer first, and the rooms of a folder from the lowest to the highest. */
function drawLayers(): string {
  const lines = layers.map(({ folders, knows }) => {
    const names = folders.join(', ')
    if (!knows) return names
    return `${names.padEnd(12)}imports ${knows.length > 0 ? `${knows.join(', ')} only` : 'nothing'}`
  })
  const inside = Object.entries(rooms).map(([folder, steps]) => {
    const names = steps.map((step) =>
      step.map((room) => (room.startsWith('(') ? 'files' : room.replace('/', ''))).join(', '),
    )
    return `${folder}/`.padEnd(16) + names.join(' <- ')
  })
  return ['```', ...lines.reverse(), '', ...inside, '```'].join('\n')
}

const picture = drawLayers()
if (!readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').includes(picture)) {
  console.error(`ARCHITECTURE.md has not the picture of the rules:\n${picture}`)
  process.exitCode = 1
}
if (dead.length === 0)
  console.log(`${configuration.forbidden.length} rules, and each part of a pattern matches a file.`)
