import ts from 'typescript'

import type { ApiReport } from './api-report.js'

const CODE = /(```ts\n)([\s\S]*?)(\n```)/

/** Most types belong to the lower layers, so their reports keep the types that several entry points name. */
const FIRST = ['core.api.md', 'queries.api.md', 'index.api.md']

/**
 * API Extractor repeats a type in the report of each entry point that names it. Keeps the first copy, and of the
 * others the names that the entry point exports, so that a change of a type changes one report.
 */
export function shortenReports(reports: readonly ApiReport[]): ApiReport[] {
  const rank = ({ name }: ApiReport) => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1)
  const reportOf = new Map<string, string>()
  const shortened = new Map<string, ApiReport>()
  for (const report of reports.toSorted((a, b) => rank(a) - rank(b))) {
    const text = report.text.replace(CODE, (_, open: string, code: string, close: string) => {
      const kept: string[] = []
      const exported = new Map<string, string[]>()
      for (const { name, isExported, declaration, key } of declarationsOf(code)) {
        const first = name && reportOf.get(key)
        if (!name || !first) {
          if (name) reportOf.set(key, report.name)
          kept.push(declaration)
          continue
        }
        if (isExported) exported.set(first, [...(exported.get(first) ?? []), name])
      }
      const lists = [...exported].map(([first, names]) => `// From ${first}: ${names.join(', ')}`)
      return open + [...kept, ...lists].join('\n\n') + close
    })
    shortened.set(report.name, { name: report.name, text })
  }
  return reports.map(({ name }) => shortened.get(name)!)
}

interface Declaration {
  /** Undefined for imports and lists of exports. */
  readonly name: string | undefined
  readonly isExported: boolean
  /** With the comments before it. */
  readonly declaration: string
  /** The same for two copies, even if only one report exports the type. */
  readonly key: string
}

function declarationsOf(code: string): Declaration[] {
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true)
  return file.statements.map((statement) => {
    const text = statement.getText()
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    return {
      name: nameOf(statement),
      isExported: modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
      declaration: code.slice(statement.getFullStart(), statement.getEnd()).trim(),
      key: text.replace(/^export (declare )?/, ''),
    }
  })
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText()
  const { name } = statement as { name?: ts.Node }
  return name?.getText()
}
