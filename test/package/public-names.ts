import { join } from 'node:path'
import ts from 'typescript'

import { library, publicEntriesOf, root, type RepositoryPackage } from './packed-package.js'

/** Entry point (e.g. `./cart`) -> the names that it exports. A part of a namespace is written `Cart.Add`. */
export type PublicNames = ReadonlyMap<string, readonly string[]>

const isNamespace = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.ValueModule) !== 0
const isValue = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Value) !== 0

/** Reads the sources, so that the answer never depends on an old build. */
export function readPublicNames(of: RepositoryPackage = library): PublicNames {
  const files = new Map(publicEntriesOf(of).map(({ entry, source }) => [entry, source] as const))
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  })
  if (!parsed) throw new Error('tsconfig.json cannot be read.')
  const program = ts.createProgram([...files.values()], parsed.options)
  const checker = program.getTypeChecker()
  const exportsOf = (symbol: ts.Symbol) => checker.getExportsOfModule(symbol)
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  return new Map(
    [...files].map(([entry, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
      const names = exportsOf(module).flatMap((symbol) => {
        const target = resolve(symbol)
        if (!isNamespace(target)) return [symbol.name]
        return [symbol.name, ...exportsOf(target).map((part) => `${symbol.name}.${part.name}`)]
      })
      const values = new Set(
        exportsOf(module)
          .filter((symbol) => isValue(resolve(symbol)) && !isNamespace(resolve(symbol)))
          .map(({ name }) => name),
      )
      return [entry, names.filter((name) => !isPropsOrState(name, values)).sort()]
    }),
  )
}

/** `Cart.AddProps` and `ProductImageState` come with their component: who knows one knows the other. */
function isPropsOrState(name: string, values: ReadonlySet<string>): boolean {
  const component = /^(.+)(?:Props|State)$/.exec(name)?.[1]
  return component !== undefined && (name.includes('.') || values.has(component))
}

/** A name that several entry points export counts once. */
export const countNames = (names: PublicNames): number => new Set([...names.values()].flat()).size
