import { join } from 'node:path'
import ts from 'typescript'

import type { AttributeReference, PartReference, PropReference } from './part-reference.js'

/** Entry points with components. `''` is the package itself. */
const ENTRIES = ['', 'virtual', 'cart', 'search']

/** Props that every part has; the docs pages describe them once. */
const COMMON_PROPS = 'src/parts/use-part.ts'

/** Reads every public component from the types. Takes a few seconds. */
export function readParts(root: string): PartReference[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const files = ENTRIES.map((entry) => join(root, 'src', entry, 'index.ts'))
  const program = ts.createProgram(files, { ...options, types: [] })
  const checker = program.getTypeChecker()
  return ENTRIES.flatMap((entry, index) => {
    const file = program.getSourceFile(files[index] ?? '')
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`src/${entry}/index.ts is no module.`)
    const name = ['storefront-react', entry].filter(Boolean).join('/')
    return readModule(checker, module, '').map((part) => ({ ...part, entry: name }))
  })
}

type Part = Omit<PartReference, 'entry'>

/** Compound components are modules that are exported under one name. */
function readModule(checker: ts.TypeChecker, module: ts.Symbol, prefix: string): Part[] {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    if (!/^[A-Z]/.test(exported.name)) return []
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    if (symbol.flags & ts.SymbolFlags.Module) return readModule(checker, symbol, `${exported.name}.`)
    const part = symbol.flags & ts.SymbolFlags.Value ? readComponent(checker, symbol) : undefined
    return part ? [{ ...part, name: prefix + exported.name }] : []
  })
}

function readComponent(checker: ts.TypeChecker, symbol: ts.Symbol): Omit<Part, 'name'> | undefined {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const [parameter] = signature?.getParameters() ?? []
  if (!parameter) return undefined
  const type = checker.getTypeOfSymbol(parameter)
  const alternatives = (type.isUnion() ? type.types : [type]).map((each) => each.getProperties())
  const names = new Set(alternatives.flat().map(({ name }) => name))
  const props = [...names].flatMap((name) => {
    const found = alternatives.map((properties) => properties.find((each) => each.name === name))
    return readProp(checker, found) ?? []
  })
  const className = alternatives.flat().find(({ name }) => name === 'className')
  return {
    description: descriptionOf(checker, symbol),
    props: props.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
    attributes: className ? readAttributes(checker, className) : [],
  }
}

/** @param found the prop in each alternative of a union of props */
function readProp(
  checker: ts.TypeChecker,
  found: readonly (ts.Symbol | undefined)[],
): PropReference | undefined {
  // An alternative without the prop declares it as undefined.
  const prop = found.find((each) => each && !isUndefined(checker.getTypeOfSymbol(each)))
  const [declaration] = prop?.declarations ?? []
  const file = declaration?.getSourceFile().fileName ?? ''
  if (!prop || !declaration || file.includes('/node_modules/') || file.endsWith(COMMON_PROPS))
    return undefined
  const description = descriptionOf(checker, prop)
  return {
    name: prop.name,
    type: typeTextOf(checker, prop, declaration),
    isRequired: found.every((each) => each && !(each.flags & ts.SymbolFlags.Optional)),
    default: /\bDefault(?: and minimum)?:? (.+?)\.(?:\s|$)/.exec(description)?.[1],
    description,
  }
}

/** `usePart` writes the state that `className` receives as attributes. */
function readAttributes(checker: ts.TypeChecker, className: ts.Symbol): AttributeReference[] {
  const type = checker.getTypeOfSymbol(className)
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((each) => each.getCallSignatures())
  const [state] = signatures[0]?.getParameters() ?? []
  if (!state) return []
  return checker
    .getTypeOfSymbol(state)
    .getProperties()
    .flatMap((property) => {
      const [declaration] = property.declarations ?? []
      if (!declaration) return []
      return {
        name: `data-${property.name.toLowerCase()}`,
        type: typeTextOf(checker, property, declaration),
        description: descriptionOf(checker, property),
      }
    })
}

/** As written in the source, but with the values of a union of literals instead of its name. */
function typeTextOf(checker: ts.TypeChecker, property: ts.Symbol, declaration: ts.Declaration): string {
  const node = ts.isPropertySignature(declaration) ? declaration.type : undefined
  if (!node) return checker.typeToString(checker.getTypeOfSymbol(property))
  const types = ts.isUnionTypeNode(node) ? node.types : [node]
  const written = types
    .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((each, _, { length }) => textOf(checker, length === 1 ? withoutParentheses(each) : each))
  return written
    .join(' | ')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
}

const withoutParentheses = (node: ts.TypeNode): ts.TypeNode =>
  ts.isParenthesizedTypeNode(node) ? node.type : node

/** A type like `Parameters<typeof useProducts>[0]` says less than its result. */
function textOf(checker: ts.TypeChecker, node: ts.TypeNode): string {
  if (!ts.isIndexedAccessTypeNode(node)) return literalsOf(checker, node) ?? node.getText()
  return checker.typeToString(checker.getNonNullableType(checker.getTypeFromTypeNode(node)))
}

/** The declaration keeps the order of the values; the type does not. */
function literalsOf(checker: ts.TypeChecker, node: ts.TypeNode): string | undefined {
  const type = checker.getTypeFromTypeNode(node)
  const [declaration] = type.aliasSymbol?.declarations ?? []
  const isLiterals = type.isUnion() && type.types.every((each) => each.isStringLiteral())
  if (!isLiterals || !declaration || !ts.isTypeAliasDeclaration(declaration)) return undefined
  return declaration.type.getText()
}

function isUndefined(type: ts.Type): boolean {
  return Boolean(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Never))
}

function descriptionOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\{@link (\S+)\}/g, '`$1`')
}
