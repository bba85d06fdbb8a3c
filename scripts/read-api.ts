// Reads the public components and hooks from the types and docstrings, for the docs pages of Storybook and of the site.
import { join } from 'node:path'
import ts from 'typescript'

import { entries, sourceOf } from './read-entries.js'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src')
/** Declares `render`, `className`, `style` and `children` of every part, which each page describes in one sentence. */
const PART_PROPS = join(source, 'parts/use-part.ts')

/** A component, or a group of parts such as `ProductList`. */
export interface ComponentEntry {
  readonly name: string
  readonly entryPoint: string
  readonly parts: readonly { readonly name: string; readonly symbol: ts.Symbol }[]
}

export interface HookEntry {
  readonly name: string
  readonly entryPoint: string
  readonly symbol: ts.Symbol
}

/** `src/core/index.ts` for `./core`, `packages/mock/src/node/index.ts` for `storefront-mock/node`. */
export function fileOf(entryPoint: string): string {
  const ofLibrary = entries[entryPoint]
  if (ofLibrary) return sourceOf(ofLibrary.types)
  const [, name, folder = ''] = /^storefront-(\w+)\/?(.*)$/.exec(entryPoint) ?? []
  return name === undefined
    ? join(source, entryPoint, 'index.ts')
    : join(root, 'packages', name, 'src', folder, 'index.ts')
}

export const importPath = (entryPoint: string) =>
  entryPoint.startsWith('.') ? join('storefront-react', entryPoint) : entryPoint

/**
 * Takes a few seconds.
 * @param read a program of the same files, which are not read again
 */
export function openProgram(entryPoints: readonly string[], read?: ts.Program): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (!parsed) throw new Error('tsconfig.json cannot be read.')
  const host = ts.createCompilerHost(parsed.options)
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...how) => read?.getSourceFile(file) ?? getSourceFile(file, ...how)
  return ts.createProgram(entryPoints.map(fileOf), parsed.options, host, read)
}

export function findEntries(program: ts.Program, entryPoints: readonly string[]) {
  const checker = program.getTypeChecker()
  const components: ComponentEntry[] = []
  const hooks: HookEntry[] = []
  for (const entryPoint of entryPoints) {
    const file = program.getSourceFile(fileOf(entryPoint))
    const module = file && checker.getSymbolAtLocation(file)
    if (!module) throw new Error(`${fileOf(entryPoint)} is not a module.`)
    const singles: { name: string; symbol: ts.Symbol }[] = []
    for (const exported of checker.getExportsOfModule(module)) {
      const name = exported.name
      const symbol = resolve(checker, exported)
      if (/^use[A-Z]/.test(name)) hooks.push({ name, entryPoint, symbol })
      else if (symbol.flags & ts.SymbolFlags.Module) {
        const parts = checker
          .getExportsOfModule(symbol)
          .map((part) => ({ name: `${name}.${part.name}`, symbol: resolve(checker, part) }))
          .filter((part) => isComponent(checker, part.symbol))
        // The root comes first, the other parts as the barrel lists them.
        parts.sort((a, b) => Number(b.name.endsWith('.Root')) - Number(a.name.endsWith('.Root')))
        if (parts.length > 0) components.push({ name, entryPoint, parts })
      } else if (/^[A-Z]/.test(name) && isComponent(checker, symbol)) singles.push({ name, symbol })
    }
    for (const single of singles) components.push({ name: single.name, entryPoint, parts: [single] })
  }
  const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1)
  return { components: components.sort(byName), hooks: hooks.sort(byName) }
}

export const resolve = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

export function typeOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type {
  const { valueDeclaration } = symbol
  return valueDeclaration
    ? checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration)
    : checker.getTypeOfSymbol(symbol)
}

function isComponent(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value) || !symbol.valueDeclaration) return false
  const [signature] = typeOf(checker, symbol).getCallSignatures()
  if (!signature) return false
  const result = checker.typeToString(signature.getReturnType())
  return signature.parameters.length === 1 && /Element|ReactNode/.test(result)
}

/** The parameter of `className={(state) => …}`. */
export function stateOf(checker: ts.TypeChecker, className: ts.Symbol | undefined): ts.Symbol[] {
  if (!className) return []
  const type = checker.getTypeOfSymbol(className)
  const signature = partsOf(type).flatMap((each) => each.getCallSignatures())[0]
  const state = signature?.parameters[0]
  return state ? membersOf(checker, checker.getTypeOfSymbol(state)).filter(isOurs) : []
}

/** Type parameters and deferred conditional types have no members of their own. */
export function constraintOf(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type)
}

export function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return partsOf(type).every(
    (part) =>
      (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
      !checker.isArrayType(part) &&
      part.getCallSignatures().length === 0,
  )
}

export const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

export function isRequiredIn(part: ts.Type, name: string): boolean {
  const member = part.getProperty(name)
  return !!member && (member.flags & ts.SymbolFlags.Optional) === 0
}

/** The members of an object type, or of every part of a union. */
export function membersOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  const members = new Map<string, ts.Symbol>()
  for (const part of partsOf(type)) {
    for (const member of checker.getPropertiesOfType(part)) {
      const known = members.get(member.name)
      // A union of props forbids the props of its other parts with `list?: undefined`.
      if (!known || isForbidden(known)) members.set(member.name, member)
    }
  }
  return [...members.values()]
}

const isForbidden = (member: ts.Symbol) => typeNodeOf(member)?.getText() === 'undefined'

const typeNodeOf = (member: ts.Symbol) => (member.declarations?.[0] as ts.PropertySignature | undefined)?.type

const fileOfProperty = (member: ts.Symbol) => member.declarations?.[0]?.getSourceFile().fileName

export const isOurs = (member: ts.Symbol) => fileOfProperty(member)?.startsWith(`${source}/`) ?? false

export const isTanStacks = (member: ts.Symbol) => fileOfProperty(member)?.includes('/@tanstack/') ?? false

/** Whether the prop is one that every part has. */
export const isOfEveryPart = (prop: ts.Symbol) => fileOfProperty(prop) === PART_PROPS

export const docTextOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)))

export const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')

/** Takes the sentence "Default: …" out of a docstring. */
export function describe(checker: ts.TypeChecker, member: ts.Symbol, doc?: string) {
  const text = doc === undefined ? docTextOf(checker, member) : oneLine(doc)
  const match = /(?:^|(?<=[.;] ))[Dd]efault(?: and minimum)?:? ((?:`[^`]*`|[^`])+?)(?:\.(?= |$)|$)/.exec(text)
  if (!match) return { description: text, defaultValue: /(`[^`]+`) \(default\)/.exec(text)?.[1] ?? '' }
  return {
    description: text.replace(match[0], '').replaceAll(/\s+/g, ' ').replace(/; ?$/, '.').trim(),
    defaultValue: (match[1] ?? '').replace(/^(true|false|[\d.]+)$/, '`$1`'),
  }
}

export function typeText(checker: ts.TypeChecker, member: ts.Symbol): string {
  const node = typeNodeOf(member)
  return clean(node ? textOfNode(checker, node) : checker.typeToString(checker.getTypeOfSymbol(member)))
}

/** Replaces a name such as `Paging` by the literals that it stands for, in the order of its declaration. */
function textOfNode(checker: ts.TypeChecker, node: ts.TypeNode): string {
  if (ts.isUnionTypeNode(node)) return node.types.map((each) => textOfNode(checker, each)).join(' | ')
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return node.getText()
  const type = checker.getTypeFromTypeNode(node)
  const [declaration] = type.aliasSymbol?.declarations ?? []
  const isLiterals = type.isUnion() && type.types.every((part) => part.isLiteral() || part.isIntersection())
  return isLiterals && declaration && ts.isTypeAliasDeclaration(declaration)
    ? textOfNode(checker, declaration.type)
    : node.getText()
}

export function clean(text: string): string {
  return text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\{\s*\n\s*/g, '{ ')
    .replaceAll(/\s*\n\s*\}/g, ' }')
    .replaceAll(/(?<![(,{;])\s*\n\s*(?=readonly |\w+\??:)/g, '; ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | ?,? (?=\))/g, (found) => found.trim().replace(',', ''))
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/s, (all, inner: string) => (isBalanced(inner) ? inner : all))
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text.replaceAll('=>', '')) {
    if (character === '(') depth++
    if (character === ')' && --depth < 0) return false
  }
  return depth === 0
}
