// Adds each public component to its guide, and writes one page for each hook, from the types, the docstrings and the guides.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

import {
  constraintOf,
  clean,
  describe,
  docTextOf,
  fileOf,
  findEntries,
  importPath,
  isOfEveryPart,
  isOurs,
  isPlainObject,
  isRequiredIn,
  isTanStacks,
  membersOf,
  oneLine,
  partsOf,
  resolve,
  stateOf,
  typeOf,
  typeText,
  type ComponentEntry,
  type HookEntry,
} from '../scripts/read-api.js'
import { addComponent, apiAnchorOf, guideOf, type DescribedPart } from './component-page.js'
import { findExample, findGuide, linkOf, readExample, readGuides, type Guide } from './read-guides.js'
import { table } from './table.js'

const problems: string[] = []

function missing(name: string): string {
  problems.push(`docs/ has no example of ${name}.`)
  return ''
}

export function writeApiPages(pages: string, program: ts.Program, entryPoints: readonly string[]): void {
  const checker = program.getTypeChecker()
  const { components, hooks } = findEntries(program, entryPoints)
  const guides = readGuides()
  const queries = checker.getSymbolAtLocation(program.getSourceFile(fileOf('./queries'))!)!
  const listData = checker.getDeclaredTypeOfSymbol(
    resolve(
      checker,
      checker.getExportsOfModule(queries).find(({ name }) => name === 'ListData')!,
    ),
  )

  const writeIndex = (folder: string, title: string, intro: string, entries: readonly Page[]) => {
    const rows = entries.map(({ name, entryPoint, summary, page }) => [
      `[\`${name}\`](${page})`,
      `\`${importPath(entryPoint)}\``,
      summary,
    ])
    const index = [`# ${title}`, intro, table(['name', 'import', 'description'], rows)]
    writeFileSync(join(pages, folder, 'index.md'), `${index.join('\n\n')}\n`)
  }
  for (const folder of ['components', 'hooks']) mkdirSync(join(pages, folder))
  writeIndex(
    'components',
    'Components',
    'Each guide shows a component at work, and ends with the props and states of its parts.',
    components.map((entry) => componentPage(checker, entry, pages)),
  )
  const hookPages = hooks.map((entry) => hookPage(checker, entry, guides, listData))
  for (const { name, text } of hookPages) writeFileSync(join(pages, 'hooks', `${name}.md`), text)
  writeIndex('hooks', 'Hooks', 'Each page lists the parameters of a hook and its result.', hookPages)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

interface Page {
  readonly name: string
  readonly entryPoint: string
  readonly summary: string
  /** From the folder of the index. */
  readonly page: string
}

function componentPage(
  checker: ts.TypeChecker,
  { name, entryPoint, parts }: ComponentEntry,
  pages: string,
): Page {
  const described = parts.map((part) => describePart(checker, part))
  const file = join(pages, guideOf(name))
  const added = addComponent(readFileSync(file, 'utf8'), {
    name,
    importLine: importLine(name, entryPoint),
    parts: described,
    api: parts.flatMap((part) => partSection(checker, part, parts.length > 1)),
  })
  problems.push(...added.problems)
  writeFileSync(file, added.text)
  return {
    name,
    entryPoint,
    summary: described[0]?.summary ?? '',
    page: `../${guideOf(name)}#${apiAnchorOf(name)}`,
  }
}

/** The parameter of a component: its props. */
const propsOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  checker.getTypeOfSymbol(typeOf(checker, symbol).getCallSignatures()[0]!.parameters[0]!)

function describePart(
  checker: ts.TypeChecker,
  { name, symbol }: ComponentEntry['parts'][number],
): DescribedPart {
  const members = membersOf(checker, propsOf(checker, symbol))
  const state = stateOf(
    checker,
    members.find((member) => member.name === 'className'),
  )
  return {
    name,
    summary: docOf(checker, symbol),
    attributes: state.map((member) => `data-${member.name.toLowerCase()}`),
  }
}

function partSection(
  checker: ts.TypeChecker,
  { name, symbol }: ComponentEntry['parts'][number],
  isOneOfMany: boolean,
): string[] {
  const propsType = propsOf(checker, symbol)
  const members = membersOf(checker, propsType)
  const props = members.filter((prop) => isOurs(prop) && !isOfEveryPart(prop))
  const isRequired = (prop: ts.Symbol) => partsOf(propsType).every((part) => isRequiredIn(part, prop.name))
  const state = stateOf(
    checker,
    members.find(({ name }) => name === 'className'),
  )
  const level = isOneOfMany ? '####' : '###'
  return [
    ...(isOneOfMany ? [`### \`${name}\``] : []),
    docOf(checker, symbol),
    ...(props.length > 0 ? [`${level} Props of ${name}`, propsTable(checker, props, { isRequired })] : []),
    ...(members.some(isOfEveryPart)
      ? [
          `${props.length > 0 ? 'It also takes' : 'It takes'} the props of its element, a \`ref\`, \`render\`, and \`className\` and \`style\` as values or as functions of the state.`,
        ]
      : []),
    ...(state.length > 0
      ? [
          `${level} State of ${name}`,
          table(
            ['state and attribute', 'type and description'],
            state.map((member) => [
              lines(`\`${member.name}\``, `\`data-${member.name.toLowerCase()}\``),
              lines(code(typeText(checker, member)), toMarkdown(describe(checker, member).description)),
            ]),
          ),
        ]
      : []),
    ...throwsOf(checker, symbol),
  ]
}

function hookPage(
  checker: ts.TypeChecker,
  { name, entryPoint, symbol }: HookEntry,
  guides: readonly Guide[],
  listData: ts.Type,
): Page & { readonly text: string } {
  const pattern = new RegExp(`\\b${name}[(<]`)
  const signatures = typeOf(checker, symbol).getCallSignatures()
  const [first] = signatures
  const longest = signatures.reduce((a, b) => (b.parameters.length > a.parameters.length ? b : a))
  const summary = docOf(checker, symbol)
  const text = [
    `# ${name}`,
    summary,
    importLine(name, entryPoint),
    ...seeGuide(guides, new RegExp(`\\b${name}\\b`)),
    '## Example',
    readExample(name) ?? findExample(guides, pattern) ?? missing(name),
    ...(longest.parameters.length > 0 ? ['## Parameters'] : []),
    ...longest.parameters.flatMap((parameter) => parameterSection(checker, parameter, symbol)),
    '## Result',
    resultSection(checker, first!, listData),
    ...throwsOf(checker, symbol),
    ...seeOf(symbol),
  ].join('\n\n')
  return { name, entryPoint, summary, page: `${name}.md`, text: `${text}\n` }
}

function parameterSection(checker: ts.TypeChecker, parameter: ts.Symbol, hook: ts.Symbol): string[] {
  const declaration = parameter.valueDeclaration as ts.ParameterDeclaration
  const isOptional = !!declaration.questionToken || !!declaration.initializer
  const text = docOf(checker, parameter)
  const name = ts.isIdentifier(declaration.name) ? declaration.name.text : 'options'
  const type = constraintOf(checker, checker.getTypeOfSymbol(parameter))
  const members = membersOf(checker, type)
  const isOptions = /^(options|params)$/.test(name)
  const own = isOptions && isPlainObject(checker, type) ? members.filter(isOurs) : []
  const nested = hook
    .getJsDocTags(checker)
    .filter((tag) => tag.name === 'param')
    .map((tag) => ts.displayPartsToString(tag.text))
  const docOfOption = (member: ts.Symbol) =>
    nested.find((each) => each.startsWith(`options.${member.name} `))?.slice(`options.${member.name} `.length)
  return [
    `### \`${name}\`${isOptional ? ', optional' : ''}`,
    ...(text ? [text] : []),
    ...(own.length > 0
      ? [propsTable(checker, own, { docOfOption })]
      : [`Type: ${code(clean(declaration.type?.getText() ?? checker.typeToString(type)))}`]),
    ...(members.some(isTanStacks) && own.length > 0 ? ['It also takes the options of TanStack Query.'] : []),
  ]
}

function resultSection(checker: ts.TypeChecker, signature: ts.Signature, listData: ts.Type): string {
  const type = constraintOf(checker, signature.getReturnType())
  const members = membersOf(checker, type)
  const own = isPlainObject(checker, type) ? members.filter(isOurs) : []
  const isList = members.some(({ name }) => name === 'fetchNextPage')
  const isQuery = members.some(isTanStacks)
  const rows = [
    // The type of `data` depends on type parameters, so it is read from the declaration.
    ...(isList
      ? membersOf(checker, listData).map((member) => row(checker, member, `data.${member.name}`))
      : []),
    ...own.map((member) => row(checker, member)),
  ]
  if (rows.length === 0 && !isQuery) {
    return `Type: ${code(clean(signature.getDeclaration().type?.getText() ?? checker.typeToString(type)))}`
  }
  return [
    ...(rows.length > 0 ? [table(['name', 'type and description'], rows)] : []),
    ...(isList
      ? [
          'The other fields are those of TanStack Query’s infinite query result, such as `fetchNextPage`, `hasNextPage`, `isFetchingNextPage`, `error` and `refetch`.',
        ]
      : isQuery
        ? [
            'TanStack Query’s result: `data` is the item, or the result of `select`. Other fields are `error`, `isPending`, `isPlaceholderData` and `refetch`.',
          ]
        : []),
  ].join('\n\n')
}

function propsTable(
  checker: ts.TypeChecker,
  props: readonly ts.Symbol[],
  {
    docOfOption = () => undefined,
    isRequired = (prop) => (prop.flags & ts.SymbolFlags.Optional) === 0,
  }: {
    readonly docOfOption?: (prop: ts.Symbol) => string | undefined
    readonly isRequired?: (prop: ts.Symbol) => boolean
  } = {},
): string {
  return table(
    ['name', 'type, default and description'],
    props.map((prop) => {
      const { description, defaultValue } = describe(checker, prop, docOfOption(prop))
      const isRequiredHere = isRequired(prop)
      return [
        `\`${prop.name}\`${isRequiredHere ? '<br>required' : ''}`,
        lines(
          code(typeText(checker, prop)),
          isRequiredHere || !defaultValue ? '' : `Default: ${toMarkdown(defaultValue)}`,
          toMarkdown(description),
        ),
      ]
    }),
  )
}

/** In one cell, so that a table fits on a phone. */
const lines = (...texts: readonly string[]) => texts.filter(Boolean).join('<br>')

function row(checker: ts.TypeChecker, member: ts.Symbol, name = member.name): string[] {
  return [
    `\`${name}\``,
    lines(code(typeText(checker, member)), toMarkdown(describe(checker, member).description)),
  ]
}

const code = (text: string) => `\`${text.replaceAll('"', "'")}\``

const docOf = (checker: ts.TypeChecker, symbol: ts.Symbol) => toMarkdown(docTextOf(checker, symbol))

/** Outside of code, Vue would read `<` and `{`. */
function toMarkdown(text: string): string {
  return oneLine(text)
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('')
}

function throwsOf(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const lines = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'throws')
    .map(({ text }) => toMarkdown(ts.displayPartsToString(text).replace(/^\{(\w+)\}/, '`$1`')))
  return lines.length > 0 ? [`Throws ${lines.map((line) => line.replace(/\.$/, '')).join(', and ')}.`] : []
}

/** The section of the API reference, or a specification. The guide has a link of its own. */
function seeOf(symbol: ts.Symbol): string[] {
  return symbol
    .getJsDocTags()
    .filter(({ name }) => name === 'see')
    .map(({ text }) => toMarkdown(ts.displayPartsToString(text)))
    .filter((text) => !text.startsWith('docs'))
    .map((text) => `See ${text.replace(/^The /, 'the ').replace(/^(https:\S+)/, '<$1>')}`)
}

function seeGuide(guides: readonly Guide[], pattern: RegExp): string[] {
  const guide = findGuide(guides, pattern)
  return guide ? [`Guide: ${linkOf(guide)}`] : []
}

const importLine = (name: string, entryPoint: string) =>
  `\`\`\`ts\nimport { ${name} } from '${importPath(entryPoint)}'\n\`\`\``
