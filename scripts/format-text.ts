import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')

/** The text as `npm run format` would write it to the file at `path`. */
export function formatText(path: string, text: string): string {
  const args = [formatter, '--stdin-filepath', path]
  return execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' })
}
