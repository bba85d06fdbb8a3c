import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

/** A node of the syntax tree, of any type. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Module {
  readonly file: string
  readonly code: string
  readonly program: Node
  /** By the names that a statement of the file declares. */
  readonly statements: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, Import>
}

interface Import {
  readonly from: string
  /** Its name there; `*` for a namespace. */
  readonly name: string
  readonly isType: boolean
}

const modules = new Map<string, Module>()

export function readModule(file: string, code = readFileSync(file, 'utf8')): Module {
  const known = modules.get(file)
  if (known?.code === code) return known
  const program = parseSync(file, code).program as unknown as Node
  const statements = new Map<string, Node>()
  const imports = new Map<string, Import>()
  for (const statement of program['body'] as Node[]) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement['specifiers'] as Node[])
        imports.set(nameOf(specifier['local']), {
          from: String((statement['source'] as Node)['value']),
          name: specifier['imported'] ? nameOf(specifier['imported']) : '*',
          isType: [statement, specifier].some((each) => each['importKind'] === 'type'),
        })
    const declared = (statement['declaration'] ?? statement) as Node
    if (declared['id']) statements.set(nameOf(declared['id']), statement)
    for (const { id } of (declared['declarations'] ?? []) as { id: Node }[])
      for (const { name } of identifiersOf({ ...id, typeAnnotation: null })) statements.set(name, statement)
  }
  const module = { file, code, program, statements, imports }
  modules.set(file, module)
  return module
}

export const nameOf = (node: unknown): string => String((node as Node)['name'])

/** With each reference to a variable or type in a node: not the names of properties and attributes. */
export function identifiersOf(node: unknown): { name: string; node: Node; isShorthand: boolean }[] {
  const found: { name: string; node: Node; isShorthand: boolean }[] = []
  visit(node, (each, parent, key) => {
    if (each.type !== 'Identifier' && each.type !== 'JSXIdentifier') return
    if (each.type === 'JSXIdentifier' && /^[a-z]/.test(nameOf(each))) return
    const isShorthand = parent?.['shorthand'] === true
    if (isPropertyName(key, parent) || (isShorthand && key === 'key')) return
    found.push({ name: nameOf(each), node: each, isShorthand })
  })
  return found
}

function isPropertyName(key: string, parent: Node | undefined): boolean {
  if (!parent || parent['computed'] === true) return false
  return (
    (key === 'property' && /^(JSX)?MemberExpression$/.test(parent.type)) ||
    (key === 'right' && parent.type === 'TSQualifiedName') ||
    (key === 'name' && parent.type === 'JSXAttribute') ||
    (key === 'key' && parent['shorthand'] !== true)
  )
}

export function visit(
  node: unknown,
  onNode: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  if (Array.isArray(node)) for (const each of node) visit(each, onNode, parent, key)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    onNode(node as Node, parent, key)
    for (const [name, child] of Object.entries(node)) visit(child, onNode, node as Node, name)
  }
}

/** A file of this repository, or the public name of a package. */
export function resolveImport(from: string, importer: string, name: string): string {
  if (!from.startsWith('.')) return from
  const path = join(dirname(importer), from.replace(/\.js$/, ''))
  const file = [`${path}.tsx`, `${path}.ts`, join(path, 'index.ts')].find(existsSync)
  if (!file) throw new Error(`${from} in ${relative(root, importer)} cannot be copied.`)
  return file.startsWith(join(root, 'src') + sep) ? entryWith(name) : file
}

/** In the order in which the documentation imports from them. */
const ENTRIES = ['', 'cart', 'saved', 'search', 'virtual', 'url', 'queries']

function entryWith(name: string): string {
  const entry = ENTRIES.find((each) => exportsOf(join(root, 'src', each, 'index.ts')).has(name))
  if (entry === undefined) throw new Error(`No entry of the package exports ${name}.`)
  return entry ? `storefront-react/${entry}` : 'storefront-react'
}

function exportsOf(file: string): Set<string> {
  const names = new Set<string>()
  for (const statement of readModule(file).program['body'] as Node[]) {
    for (const specifier of (statement['specifiers'] ?? []) as Node[])
      if (specifier['exported']) names.add(nameOf(specifier['exported']))
    if (statement.type !== 'ExportAllDeclaration') continue
    if (statement['exported']) names.add(nameOf(statement['exported']))
    else {
      const source = String((statement['source'] as Node)['value'])
      for (const name of exportsOf(join(dirname(file), source.replace(/\.js$/, '.ts')))) names.add(name)
    }
  }
  return names
}
