import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const FOLDERS = [
  'core/readers',
  'core/seo',
  'core/menus',
  'core/transport',
  'core/list',
  'core/money',
  'server',
]
const source = join(import.meta.dirname, '../../src')

export interface FoundPattern {
  readonly where: string
  readonly pattern: RegExp
}

/** Every regular expression that is written in the folders, so that a new one is covered without a change here. */
export function findRegularExpressions(): FoundPattern[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
      .flatMap((file) => patternsIn(join(folder, file))),
  )
}

function patternsIn(path: string): FoundPattern[] {
  const file = ts.createSourceFile(path, readFileSync(join(source, path), 'utf8'), ts.ScriptTarget.Latest)
  const found: FoundPattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ where: `${path}: ${node.text}`, pattern })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
