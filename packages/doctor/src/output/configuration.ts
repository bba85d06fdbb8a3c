import type { DoctorFacts } from '../report.js'

interface ConfigurationInput {
  readonly baseUrl: string
  readonly hasKey: boolean
  readonly paths: Readonly<Record<string, string>>
  readonly facts: DoctorFacts
  readonly bySlug: boolean | undefined
}

const DEFAULT_TIMEOUT_MS = 10_000

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const MAX_COLUMNS = 80

function declareList(name: string, values: readonly string[]): string {
  const line = `export const ${name} = [${values.map(quote).join(', ')}]`
  if (line.length <= MAX_COLUMNS) return line
  return `export const ${name} = [\n${values.map((value) => `  ${quote(value)},`).join('\n')}\n]`
}

const SCHEMAS: Readonly<Record<string, string>> = {
  products: 'productSchema',
  collections: 'collectionSchema',
  pages: 'pageSchema',
  menus: 'menuSchema',
}

/** TypeScript for this server, in at most 80 columns where the values allow it. */
export function writeConfiguration({ baseUrl, hasKey, paths, facts, bySlug }: ConfigurationInput): string {
  const resources = Object.entries(paths).filter(([name]) => SCHEMAS[name] !== undefined)
  const names = [
    'createStorefrontClient',
    ...(resources.length > 0 ? ['defineResource'] : []),
    ...resources.map(([name]) => SCHEMAS[name] ?? ''),
  ]
  const timeoutMs = Math.ceil((facts.latency.p95 * 5) / 5000) * 5000
  const lines = [
    names.length === 1
      ? `import { ${names.join(', ')} } from 'storefront-react/core'`
      : `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from 'storefront-react/core'`,
    '',
    ...(hasKey && facts.cors === false
      ? ['// Browsers cannot read this API. Give them a proxy: docs/security.md']
      : hasKey
        ? ['// On a server. A browser needs a publishable key, or a proxy.']
        : []),
    'export const client = createStorefrontClient({',
    `  baseUrl: ${quote(baseUrl)},`,
    `  apiKey: ${hasKey ? "process.env['STOREFRONT_API_KEY'] ?? null" : 'null'},`,
    ...(timeoutMs > DEFAULT_TIMEOUT_MS ? [`  timeoutMs: ${timeoutMs},`] : []),
    ...(resources.length > 0
      ? [
          '  resources: {',
          ...resources.flatMap(([name, path]) => [
            `    ${name}: defineResource({`,
            `      name: ${quote(name)},`,
            `      path: ${quote(path)},`,
            `      schema: ${SCHEMAS[name] ?? ''},`,
            '    }),',
          ]),
          '  },',
        ]
      : []),
    '})',
    ...(bySlug === false ? ['', '// No product was found by its slug: pass slugPath in the resource.'] : []),
  ]
  if (facts.unseenSortFields.length > 0) {
    lines.push('', `// Accepted, but no product has a value: ${facts.unseenSortFields.join(', ')}`)
  }
  if (facts.sortFields.length > 0) {
    lines.push('', '// For useProductListUrl({ sorts, orders })')
    lines.push(declareList('sorts', facts.sortFields))
    if (facts.orderValues) {
      lines.push(declareList('orders', [facts.orderValues.asc, facts.orderValues.desc]))
    }
  }
  return `${lines.join('\n')}\n`
}
