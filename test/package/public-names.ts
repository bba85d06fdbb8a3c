import ts from 'typescript'

import { createDeclaredProgram, type DeclaredProgram } from './declared-program.js'
import { library, publicEntriesOf, tools, type RepositoryPackage } from './packed-package.js'

/** A name that several entry points have counts once. */
export interface PublicNames {
  readonly name: string
  /** Entry point (e.g. `./cart`) -> the names that it exports. A part of a namespace is written `Cart.Add`. */
  readonly importable: ReadonlyMap<string, readonly string[]>
  /** The names in public signatures that no entry exports, each with a name that leads to it: `ListSide (useProducts)`. */
  readonly hidden: readonly string[]
}

/** Of the library, and of each tool. */
export function readPublicNames(): readonly PublicNames[] {
  const declared = createDeclaredProgram()
  const exportedByLibrary = exportsOf(library, declared).all
  return [library, ...tools].map((each) => {
    const { importable, all } = exportsOf(each, declared)
    const known = new Set([...all.keys(), ...exportedByLibrary.keys()])
    return { name: each.name, importable, hidden: findHidden(all, known, declared) }
  })
}

export const countImportable = ({ importable }: PublicNames): number =>
  new Set([...importable.values()].flat()).size

const isNamespace = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.ValueModule) !== 0
const isValue = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0

interface Exports {
  readonly importable: Map<string, readonly string[]>
  /** Each exported symbol with its name. */
  readonly all: Map<ts.Symbol, string>
}

function exportsOf(of: RepositoryPackage, { checker, moduleOf }: DeclaredProgram): Exports {
  const importable = new Map<string, readonly string[]>()
  const all = new Map<ts.Symbol, string>()
  const read = (module: ts.Symbol) =>
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol, checker)] as const)
  for (const { entry, source } of publicEntriesOf(of)) {
    const own = read(moduleOf(source))
    const named = own.flatMap(([name, symbol]) =>
      isNamespace(symbol)
        ? [
            [name, symbol] as const,
            ...read(symbol).map(([part, target]) => [`${name}.${part}`, target] as const),
          ]
        : [[name, symbol] as const],
    )
    for (const [name, symbol] of named) if (!all.has(symbol)) all.set(symbol, name)
    const values = new Set(
      own.filter(([, symbol]) => isValue(symbol) && !isNamespace(symbol)).map(([name]) => name),
    )
    importable.set(
      entry,
      named
        .map(([name]) => name)
        .filter((name) => !isPropsOrState(name, values))
        .sort(),
    )
  }
  return { importable, all }
}

const resolve = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** `Cart.AddProps` and `ProductImageState` come with their component: who knows one knows the other. */
function isPropsOrState(name: string, values: ReadonlySet<string>): boolean {
  const component = /^(.+)(?:Props|State)$/.exec(name)?.[1]
  return component !== undefined && (name.includes('.') || values.has(component))
}

function findHidden(
  exported: ReadonlyMap<ts.Symbol, string>,
  known: ReadonlySet<ts.Symbol>,
  declared: DeclaredProgram,
): string[] {
  const hidden = new Map<ts.Symbol, string>()
  const waiting = [...exported]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [symbol, leader] = next
    for (const named of namesIn(symbol, declared)) {
      if (known.has(named) || hidden.has(named)) continue
      hidden.set(named, `${named.name} (${leader})`)
      waiting.push([named, leader])
    }
  }
  return [...hidden.values()].sort()
}

/** The symbols of this repository that the declarations of a symbol name. */
function namesIn(symbol: ts.Symbol, { checker, isOwn }: DeclaredProgram): ts.Symbol[] {
  const found: ts.Symbol[] = []
  const visit = (node: ts.Node): void => {
    const name = nameIn(node)
    const named = name && checker.getSymbolAtLocation(name)
    const target = named && resolve(named, checker)
    if (target && isTopLevel(target, isOwn)) found.push(target)
    ts.forEachChild(node, visit)
  }
  if (isNamespace(symbol)) return found
  for (const declaration of symbol.declarations ?? [])
    if (isOwn(declaration.getSourceFile())) visit(declaration)
  return found
}

function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  if (ts.isTypeQueryNode(node)) return node.exprName
  if (ts.isImportTypeNode(node)) return node.qualifier
  if (ts.isComputedPropertyName(node)) return node.expression
  return undefined
}

const isTopLevel = (symbol: ts.Symbol, isOwn: DeclaredProgram['isOwn']): boolean =>
  !(symbol.flags & ts.SymbolFlags.TypeParameter) &&
  (symbol.declarations ?? []).some((declaration) => {
    const holder = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
    return isOwn(declaration.getSourceFile()) && ts.isSourceFile(holder.parent)
  })
