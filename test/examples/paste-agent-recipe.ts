import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const page = join(import.meta.dirname, '../../docs/next.md')

/** The blocks of the section that are whole files. Each begins with its name. */
function readRecipe(): ReadonlyMap<string, string> {
  const [, section = ''] = readFileSync(page, 'utf8').split('\n## Agents in Next\n')
  const blocks = section.matchAll(/^```ts[^\n]*\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code] as const))
}

/** Adds the files that a reader of the page pastes. */
export async function pasteAgentRecipe(folder: string): Promise<void> {
  const files = readRecipe()
  const names = [...files.keys()].toSorted()
  const expected = ['app/agents/[...path]/route.ts', 'lib/agent-rewrites.ts', 'lib/agents.ts']
  if (names.join() !== expected.join()) throw new Error(`The recipe has the files ${names.join()}.`)
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), code)
  }
}
