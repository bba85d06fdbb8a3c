import { join, sep } from 'node:path'

import { identifiersOf, readModule, resolveImport, visit, type Module, type Node } from './modules.js'

const root = join(import.meta.dirname, '../..')

/** A story has these in place of a shop's own store, cart and texts. */
const DATA = ['stories/shop/', 'stories/product-page/extreme-products', 'stories/cart/cart-lines-of'].map(
  (path) => join(root, path).split('/').join(sep),
)
const isData = (target: string) =>
  DATA.some((path) => target.startsWith(path)) || /^(storefront-mock|storybook\/test|virtual:)/.test(target)

/** Whether a node needs the sample data of the stories. */
export function needsData(module: Module, node: Node, seen = new Set<unknown>()): boolean {
  return identifiersOf(node).some(({ name }) => {
    const imported = module.imports.get(name)
    if (imported) {
      if (isData(imported.from)) return true
      const target = resolveImport(imported.from, module.file, imported.name)
      if (isData(target)) return true
      return isFile(target) && needsStatement(readModule(target), imported.name, seen)
    }
    return needsStatement(module, name, seen)
  })
}

function needsStatement(module: Module, name: string, seen: Set<unknown>): boolean {
  const statement = module.statements.get(name)
  if (!statement || seen.has(statement)) return false
  seen.add(statement)
  return needsData(module, statement, seen)
}

const isFile = (target: string) => target.startsWith(root)

/** Code of several modules as one file, which imports from packages only. */
export class CopiedCode {
  readonly #owners = new Map<string, string>()
  readonly #imports = new Map<string, Map<string, boolean>>()
  readonly #functions: string[] = []
  readonly #values: string[] = []
  readonly #seen = new Set<Node>()
  readonly #files: Set<string>

  /** @param files receives each file that has a part of the code */
  constructor(files: Set<string>) {
    this.#files = files
  }

  /** @returns the name of the variable or type in the copied file */
  import(from: string, name: string, isType: boolean): string {
    const local = this.#nameFor(name, `${from} ${name}`)
    const specifier = local === name ? name : `${name} as ${local}`
    const specifiers = this.#imports.get(from) ?? new Map<string, boolean>()
    specifiers.set(specifier, isType && (specifiers.get(specifier) ?? true))
    this.#imports.set(from, specifiers)
    return local
  }

  /** @returns the name of the statement in the copied file */
  add(module: Module, name: string): string {
    const statement = module.statements.get(name)
    if (!statement) throw new Error(`${module.file} does not declare ${name}.`)
    const local = this.#nameFor(name, `${module.file} ${name}`)
    if (this.#seen.has(statement)) return local
    this.#seen.add(statement)
    this.#files.add(module.file)
    const isValue = ((statement['declaration'] ?? statement) as Node).type === 'VariableDeclaration'
    const index = this.#functions.length
    if (!isValue) this.#functions.push('')
    const text = this.print(module, statement).replace(/^export (default )?/, '')
    const whole = `${commentAbove(module, statement)}${text}`
    if (isValue) this.#values.push(whole)
    else this.#functions[index] = whole
    return local
  }

  /** @returns the text of a node, with the names of the copied file */
  print(module: Module, node: Node, replaced: ReadonlyMap<Node, string> = new Map()): string {
    const edits = new Map<number, { readonly end: number; readonly text: string }>()
    for (const [{ start, end }, text] of replaced) edits.set(start, { end, text })
    // The copied file has no module to load later.
    visit(node, ({ type, start, end, object, property }) => {
      if (type !== 'MemberExpression') return
      const loaded = /^\(await import\('(.+)'\)\)$/.exec(
        module.code.slice(start, (property as Node).start - 1),
      )
      if (!loaded?.[1] || !object) return
      const name = module.code.slice((property as Node).start, end)
      edits.set(start, { end, text: this.add(readModule(resolveImport(loaded[1], module.file, name)), name) })
    })
    for (const { name, node: each, isShorthand } of identifiersOf(node)) {
      if ([...replaced.keys()].some(({ start, end }) => each.start >= start && each.end <= end)) continue
      const local = this.#localName(module, name)
      const end = each.start + name.length
      if (local !== name) edits.set(each.start, { end, text: isShorthand ? `${name}: ${local}` : local })
    }
    let text = ''
    let at = node.start
    for (const [start, edit] of [...edits].toSorted(([a], [b]) => a - b)) {
      text += module.code.slice(at, start) + edit.text
      at = edit.end
    }
    return text + module.code.slice(at, node.end)
  }

  get packages(): readonly string[] {
    return [...this.#imports.keys()]
  }

  /** @param main goes first, because a reader begins there */
  toString(main = ''): string {
    const imports = [...this.#imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, specifiers]) => {
        const areTypes = [...specifiers.values()].every(Boolean)
        const names = [...specifiers].map(([name, isType]) => (isType && !areTypes ? `type ${name}` : name))
        return `import ${areTypes ? 'type ' : ''}{ ${names.toSorted().join(', ')} } from '${from}'`
      })
    return [imports.join('\n'), main, ...this.#functions, ...this.#values].filter(Boolean).join('\n\n')
  }

  #localName(module: Module, name: string): string {
    const imported = module.imports.get(name)
    if (!imported) return module.statements.has(name) ? this.add(module, name) : name
    const target = resolveImport(imported.from, module.file, imported.name)
    if (isData(target)) throw new Error(`${module.file}: a shop has no ${name}, so this cannot be copied.`)
    return isFile(target)
      ? this.add(readModule(target), imported.name)
      : this.import(target, imported.name, imported.isType)
  }

  #nameFor(name: string, owner: string): string {
    for (let count = 1; ; count++) {
      const local = count === 1 ? name : `${name}${count}`
      const known = this.#owners.get(local)
      if (known !== undefined && known !== owner) continue
      this.#owners.set(local, owner)
      return local
    }
  }
}

/** Of a statement, with the line break after it. */
function commentAbove({ code }: Module, { start }: Node): string {
  const [comment = ''] =
    /(?:\/\*\*(?:(?!\*\/)[^])*\*\/|(?:\/\/.*\n)*\/\/.*)\n$/.exec(code.slice(0, start)) ?? []
  return comment
}
