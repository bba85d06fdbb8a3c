import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/**
 * Everything that reads a text of the store or of a visitor. The files of packages/agents are steps of one request, measured
 * through the handlers in `subjects.ts`.
 */
const READERS = ['src/core/readers', 'src/core/seo', 'src/core/menus', 'src/core/transport', 'src/server']
/** Without the mock store and the doctor, which read the texts of their own developer. */
const SOURCES = ['src', 'packages/agents/src']

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-d)\.tsx?$/.test(file))
    .map((file) => join(folder, file).split(sep).join('/'))
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
}

export interface FoundPattern {
  readonly where: string
  readonly pattern: RegExp
}

/** Every regular expression that is written in the source, so that a new one is covered without a change here. */
export function findRegularExpressions(): FoundPattern[] {
  return SOURCES.flatMap(filesIn).flatMap(patternsIn)
}

function patternsIn(path: string): FoundPattern[] {
  const found: FoundPattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1))
      found.push({ where: `${path}: ${node.text}`, pattern })
    }
    ts.forEachChild(node, visit)
  }
  visit(parse(join(root, path)))
  return found
}

/** Names of the exported functions with parameters, in the folders that read hostile texts. */
export function findTextFunctions(): string[] {
  return READERS.flatMap(filesIn).flatMap((path) =>
    parse(join(root, path)).statements.flatMap((statement) => {
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isExported) return []
      if (ts.isFunctionDeclaration(statement))
        return statement.parameters.length ? [statement.name!.text] : []
      if (!ts.isVariableStatement(statement)) return []
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        initializer && ts.isArrowFunction(initializer) && ts.isIdentifier(name) ? [name.text] : [],
      )
    }),
  )
}

/** The names that a file of this folder imports. */
export function findImportedNames(file: string): string[] {
  return parse(join(import.meta.dirname, file)).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const bindings = statement.importClause?.namedBindings
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
  })
}
