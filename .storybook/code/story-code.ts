import { CopiedCode, needsData } from './copied-code.js'
import { identifiersOf, nameOf, readModule, visit, type Module, type Node } from './modules.js'

/** What a shop passes in place of the sample data of a story. */
const TYPES: Readonly<Record<string, string>> = {
  apiKey: 'string',
  baseUrl: 'string',
  createList: '() => SavedList',
  product: 'Product',
  products: 'readonly Product[]',
  variant: 'Variant',
}

/** The code of each story that Storybook lists, and the files it is from. */
export function readStoryCode(file: string): {
  readonly codes: ReadonlyMap<string, string>
  readonly files: ReadonlySet<string>
} {
  const module = readModule(file)
  const files = new Set<string>()
  const listed = storiesOf(module).filter((story) => !isHidden(module, story))
  return { codes: new Map(listed.map((story) => [story, storyCode(module, story, files)])), files }
}

/** A story that only a test renders. */
function isHidden(module: Module, story: string): boolean {
  const tags = read(module, story).get('tags')
  const statement = tags?.type === 'Identifier' ? module.statements.get(nameOf(tags)) : tags
  return statement !== undefined && module.code.slice(statement.start, statement.end).includes("'!dev'")
}

const storiesOf = ({ program }: Module): string[] =>
  (program['body'] as Node[]).flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? (((statement['declaration'] as Node | null)?.['declarations'] ?? []) as { id: Node }[]).map(
          ({ id }) => nameOf(id),
        )
      : [],
  )

/**
 * What a story is drawn with, as one file for a shop: `parameters.block`, or else what the story renders with its args.
 */
function storyCode(module: Module, story: string, files: Set<string>): string {
  const { file } = module
  const meta = read(module, 'meta')
  const own = read(module, story)
  const copied = new CopiedCode(files)
  const block =
    propertiesOf(module, own.get('parameters')).get('block') ??
    propertiesOf(module, meta.get('parameters')).get('block')
  if (block) {
    copied.print(module, block)
    return withNeeds(
      copied,
      copied.toString().replace(new RegExp(`^(function|const) ${nameOf(block)}\\b`, 'm'), 'export $&'),
    )
  }
  const args = new Map([...propertiesOf(module, meta.get('args')), ...propertiesOf(module, own.get('args'))])
  const choices = propertiesOf(module, meta.get('argTypes'))
  const props = new Map<string, string>()
  const attributes: string[] = []
  let children = ''
  for (const [name, value] of args) {
    const chosen = chosenValue(module, name, value, choices)
    const text = textOf(module, name, chosen, copied, props)
    if (text === undefined) continue
    if (name === 'children') children = chosen.type.startsWith('JSX') ? text : `{${text}}`
    else if (text === 'true') attributes.push(name)
    else attributes.push(`${name}=${/^'[^'"\\]*'$/.test(text) ? `"${text.slice(1, -1)}"` : `{${text}}`}`)
  }
  const render = own.get('render') ?? meta.get('render')
  const component = meta.get('component')
  const body = render
    ? renderedBody(
        module,
        render,
        [...attributes, ...(children ? [`children=${children}`] : [])].join(' '),
        copied,
      )
    : component
      ? element(copied.print(module, withoutType(component)), attributes, children)
      : undefined
  if (body === undefined) throw new Error(`${file}: ${story} renders nothing that can be copied.`)
  const passed =
    props.size > 0
      ? `{ ${[...props.keys()].join(', ')} }: { ${[...props].map(([name, type]) => `${name}: ${type}`).join('; ')} }`
      : ''
  return withNeeds(copied, copied.toString(`export function Example(${passed}) ${body}`))
}

const element = (name: string, attributes: readonly string[], children: string) =>
  `{\n  return ${`<${name} ${attributes.join(' ')}`.trim()}${children ? `>${children}</${name}>` : ' />'}\n}`

/** The comments at the top of the copied file. */
function withNeeds({ packages }: CopiedCode, code: string): string {
  const installed = new Set(packages.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
  installed.delete('react')
  if (installed.has('storefront-react')) installed.add('@tanstack/react-query')
  const providers = [
    'StorefrontProvider',
    ...(packages.includes('storefront-react/cart') ? ['CartProvider'] : []),
  ].filter((name) => !new RegExp(`<${name}\\b`).test(code))
  return [
    `// npm install ${[...installed].toSorted((a, b) => Number(a < b) || -1).join(' ')}`,
    ...(providers.length > 0 ? [`// Belongs in ${providers.map((name) => `<${name}>`).join(' and ')}.`] : []),
    ...(code.includes('className=')
      ? ['// The classes are of Tailwind CSS, with the colours of blocks/theme.css.']
      : []),
    "'use client'",
    code,
    '',
  ].join('\n')
}

/** The value of a name in `mapping` of the arg, if the story has a name. */
function chosenValue(module: Module, name: string, value: Node, choices: ReadonlyMap<string, Node>): Node {
  if (
    value.type !== 'CallExpression' ||
    module.code.slice((value['callee'] as Node).start, (value['callee'] as Node).end) !== 'named'
  )
    return value
  const [key] = value['arguments'] as Node[]
  const mapping = propertiesOf(module, propertiesOf(module, choices.get(name)).get('mapping'))
  const chosen = mapping.get(String(key?.['value']))
  if (!chosen) throw new Error(`${module.file}: ${name} has no choice ${String(key?.['value'])}.`)
  return chosen
}

/** `undefined` for an arg that is only of the story. Sample data becomes a prop of the example. */
function textOf(
  module: Module,
  name: string,
  value: Node,
  copied: CopiedCode,
  props: Map<string, string>,
): string | undefined {
  const text = module.code.slice(value.start, value.end)
  if (text === 'undefined' || /^fn\(/.test(text)) return undefined
  const ids = idsIn(module, value)
  if (ids.size > 0) return copied.print(module, value, ids)
  if (!needsData(module, value)) return copied.print(module, value)
  const type = TYPES[name]
  if (!type) throw new Error(`${module.file}: the arg ${name} has sample data.`)
  for (const word of ['Product', 'Variant', 'SavedList'])
    if (type.includes(word))
      copied.import(word === 'SavedList' ? 'storefront-react/saved' : 'storefront-react', word, true)
  props.set(name, type)
  return name
}

/** The ids of sample products. */
function idsIn(module: Module, node: Node): Map<Node, string> {
  const found = new Map<Node, string>()
  visit(node, (each, parent) => {
    const isId = /^[\w[\]?]+\.id$/.test(module.code.slice(each.start, each.end))
    // The expression around an optional access has the same text.
    if (isId && parent?.start !== each.start && needsData(module, each)) found.set(each, "'id-of-a-product'")
  })
  return found
}

/** The body of a function that renders what the story does. */
function renderedBody(module: Module, render: Node, attributes: string, copied: CopiedCode): string {
  const [parameter] = render['params'] as Node[]
  const body = render['body'] as Node
  const replaced = idsIn(module, body)
  const spread = parameter ? nameOf(parameter) : ''
  visit(body, (node) => {
    if (node.type === 'JSXSpreadAttribute' && nameOf(node['argument']) === spread)
      replaced.set(node, attributes)
  })
  const spreads = [...replaced.values()].filter((text) => text === attributes).length
  const uses = identifiersOf(body).filter(({ name }) => name === spread).length
  if (parameter && (parameter.type !== 'Identifier' || uses !== spreads))
    throw new Error(`${module.file}: a render function may only spread its args.`)
  const text = copied.print(module, body, replaced)
  return body.type === 'BlockStatement' ? text : `{\n  return (${text})\n}`
}

/** The properties of `meta` or a story. */
function read(module: Module, name: string): Map<string, Node> {
  const statement = module.statements.get(name)
  if (!statement) throw new Error(`${module.file} has no ${name}.`)
  const { declarations } = (statement['declaration'] ?? statement) as unknown as {
    declarations: { id: Node; init: Node }[]
  }
  const init = declarations.find(({ id }) => nameOf(id) === name)?.init
  return propertiesOf(module, init)
}

function propertiesOf(module: Module, node: Node | undefined): Map<string, Node> {
  const object = node && withoutType(node)
  const found = new Map<string, Node>()
  if (object?.type === 'Identifier' && module.statements.has(nameOf(object)))
    return read(module, nameOf(object))
  if (object?.type !== 'ObjectExpression') return found
  for (const property of object['properties'] as Node[]) {
    if (property.type === 'SpreadElement')
      for (const [name, value] of propertiesOf(module, property['argument'] as Node)) found.set(name, value)
    else {
      const key = property['key'] as Node
      found.set(String(key['name'] ?? key['value']), property['value'] as Node)
    }
  }
  return found
}

const withoutType = (node: Node): Node =>
  /^TS(As|Satisfies)Expression$/.test(node.type) ? withoutType(node['expression'] as Node) : node
