import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'

const source = join(import.meta.dirname, '../../src')

/** Everything that reads a text of the store or of a visitor. */
const READERS = ['core/readers', 'core/seo', 'core/menus', 'core/transport', 'server']
/** Measured through the four handlers, in `subjects.ts`: its files are steps of one request. */
const THROUGH_HANDLERS = 'server/agents/'
/** The mock store reads the texts of its own developer. */
const EXCLUDED = 'testing'

function filesIn(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
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
  return filesIn('.')
    .filter((path) => !path.startsWith(`${EXCLUDED}/`))
    .flatMap(patternsIn)
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
  visit(parse(join(source, path)))
  return found
}

/** Names of the exported functions with parameters, in the folders that read hostile texts. */
export function findTextFunctions(): string[] {
  const paths = READERS.flatMap(filesIn).filter((path) => !path.startsWith(THROUGH_HANDLERS))
  return paths.flatMap((path) =>
    parse(join(source, path)).statements.flatMap((statement) => {
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
