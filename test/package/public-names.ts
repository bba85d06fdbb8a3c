import { createHash } from 'node:crypto'
import ts from 'typescript'

import { createDeclaredProgram, type DeclaredProgram } from './declared-program.js'
import { library, publicEntriesOf, tools, type RepositoryPackage } from './packed-package.js'

/** A name that several entry points have counts once. */
export interface PublicNames {
  readonly name: string
  readonly entries: readonly PublicEntryNames[]
  /** The names in public signatures that no entry exports, each with a name that leads to it: `ListSide (useProducts)`. */
  readonly hidden: readonly string[]
}

export interface PublicEntryNames {
  /** `.` or `./cart`. */
  readonly entry: string
  /** A part of a namespace is written `Cart.Add`. */
  readonly names: readonly string[]
  /** Empty if another entry declares all names. Changes with the declarations of the names, and of the hidden names that only these declarations lead to. */
  readonly hash: string
}

/** Most types belong to the lower layers. A name that several entries export is in the hash of the first of them only. */
const FIRST = ['./core', './queries', '.']

/** Of the library, and of each tool. */
export function readPublicNames(): readonly PublicNames[] {
  const declared = createDeclaredProgram()
  const packages = [library, ...tools].map((each) => ({ name: each.name, ...exportsOf(each, declared) }))
  const exportedByLibrary = packages[0]!.all
  const exported = new Set(packages.flatMap(({ all }) => [...all.keys()]))
  const hashed = new Set<ts.Symbol>()
  return packages.map(({ name, entries, all }) => {
    const rank = ({ entry }: Entry) => (FIRST.indexOf(entry) + FIRST.length + 1) % (FIRST.length + 1)
    const hashes = new Map(
      entries
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ entry, symbols }) => [entry, hashOf(symbols, exported, hashed, declared)]),
    )
    return {
      name,
      entries: entries.map(({ entry, names }) => ({ entry, names, hash: hashes.get(entry)! })),
      hidden: findHidden(all, new Set([...all.keys(), ...exportedByLibrary.keys()]), declared),
    }
  })
}

export const countImportable = ({ entries }: PublicNames): number =>
  new Set(entries.flatMap(({ names }) => names)).size

const printer = ts.createPrinter({ removeComments: true })

/** Adds to `hashed` what it reads. Neither a comment, nor the order of exports, nor the file of a declaration changes it. */
function hashOf(
  symbols: readonly ts.Symbol[],
  exported: ReadonlySet<ts.Symbol>,
  hashed: Set<ts.Symbol>,
  declared: DeclaredProgram,
): string {
  const texts: string[] = []
  const waiting = [...symbols]
  for (let symbol = waiting.pop(); symbol; symbol = waiting.pop()) {
    if (hashed.has(symbol)) continue
    hashed.add(symbol)
    for (const declaration of symbol.declarations ?? []) {
      const file = declaration.getSourceFile()
      if (ts.isSourceFile(declaration) || !declared.isOwn(file)) continue
      const text = printer.printNode(ts.EmitHint.Unspecified, declaration, file)
      texts.push(text.replaceAll(/import\("[^"]+"\)\./g, ''))
    }
    waiting.push(...namesIn(symbol, declared).filter((named) => !exported.has(named)))
  }
  if (texts.length === 0) return ''
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, 7)
}

const isNamespace = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.ValueModule) !== 0
const isValue = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0

interface Entry {
  readonly entry: string
  readonly names: readonly string[]
  /** With the props and states of components, and the parts of namespaces. */
  readonly symbols: readonly ts.Symbol[]
}

interface Exports {
  readonly entries: readonly Entry[]
  /** Each exported symbol with its name. */
  readonly all: Map<ts.Symbol, string>
}

function exportsOf(of: RepositoryPackage, { checker, moduleOf }: DeclaredProgram): Exports {
  const entries: Entry[] = []
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
    entries.push({
      entry,
      names: named
        .map(([name]) => name)
        .filter((name) => !isPropsOrState(name, values))
        .sort(),
      symbols: named.map(([, symbol]) => symbol),
    })
  }
  return { entries, all }
}

const resolve = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** `Cart.AddProps` and `ProductImageState` come with their component: who knows one knows the other. Not `useCartState`, a hook. */
function isPropsOrState(name: string, values: ReadonlySet<string>): boolean {
  const component = /^([A-Z].*)(?:Props|State)$/.exec(name)?.[1]
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
