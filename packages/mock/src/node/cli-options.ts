import { parseArgs } from 'node:util'

import { parseShopSource, type ShopSource } from '../from/shop-source.js'
import type { MockDialectOptions } from '../mock-store/dialect.js'
import type { MockFault, MockFaultRule } from '../mock-store/faults/faults.js'
import type { MockLatency } from '../mock-store/faults/latency.js'
import type { MockFilter, MockFilters } from '../mock-store/router.js'

export const HELP = `storefront-mock: a mock Storefront API for development and tests

Usage: storefront-mock [options]
       storefront-mock --from woocommerce ADDRESS [options]
       storefront-mock --from google-feed ADDRESS_OR_FILE [options]

  --port NUMBER         port to listen on (default 4010; 0 chooses a free port)
  --host ADDRESS        address to listen on (default 127.0.0.1: this machine only)
  --catalog PATH        products.json, products.jsonl.gz, or a folder with files for products,
                        collections, pages and menus (default: a sample shop);
                        other files, such as reviews.json, are served at /reviews
  --resources FILE      JSON object whose names are further resources, e.g. { "shipping": [] },
                        served at /shipping; also with --from
  --from PLATFORM       preview, not for production: reads the products of your own shop once,
                        without a key, and keeps nothing; woocommerce (the address of the
                        shop) or google-feed (RSS, Atom or a table; an address or a file)
  --products NUMBER     number of sample products, 1 to 100000 (default 200)
  --seed NUMBER         random seed of the sample shop, faults and latency (default 1)
  --filter NAME=FIELD   filter of products, e.g. tag=tags; can be repeated; for another
                        resource reviews:stars=rating
  --key KEY             API key that requests must send (default pk_mock)
  --latency MS          delay of each response, e.g. 300, or 100-800 for a random delay (default 0)
  --fail FAULT          make requests fail; can be repeated:
                          500                 every request, with status 500
                          timeout:5%          5% of the requests get no response
                          429:10%:/products   10% of the requests to /products
                          503:x3              the first three requests
                        faults: an HTTP status, timeout, disconnect, truncated, html,
                        wrong-json, slow
  --dialect NAME=VALUE  behaviour that the API reference does not specify, e.g.
                        hasMore=toward-end; can be repeated; docs/testing.md lists the switches
  --like REPORT         behave as the server in this report of storefront-doctor --json
  --agents              also serve the catalogue to agents: /mcp, /.well-known/ucp, /llms.txt and
                        Markdown pages
  --currency CODE       currency of the prices that agents read (default USD, or the shop's with
                        --from, which starts nothing if the shop has another one)
  --help                show this help
`

export interface CliOptions {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly catalog: string | undefined
  /** Path of a file with further resources. */
  readonly resources: string | undefined
  readonly from: ShopSource | undefined
  readonly products: number
  readonly seed: number
  readonly key: string
  readonly filters: MockFilters
  readonly latency: MockLatency
  readonly faults: readonly { readonly rule: MockFaultRule; readonly fault: MockFault }[]
  readonly dialect: MockDialectOptions
  readonly like: string | undefined
  readonly agents: boolean
  /** As given. Default: that of the shop with `from`, else USD. */
  readonly currency: string | undefined
}

function readInteger(name: string, text: string, low: number, high: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= low && value <= high) return value
  throw new Error(`--${name} must be an integer from ${low} to ${high}, not "${text}".`)
}

function readLatency(text: string, seed: number): MockLatency {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  if (Number(to ?? from) >= 2 ** 31) throw new Error(`--latency ${text} is longer than a timer can wait.`)
  if (from === undefined)
    throw new Error(`--latency must be milliseconds (300) or a range (100-800), not "${text}".`)
  if (to !== undefined && Number(to) < Number(from))
    throw new Error(`--latency: the range ${text} must start with the lower number, such as ${to}-${from}.`)
  return to === undefined ? Number(from) : { from: Number(from), to: Number(to), seed }
}

function readFault(text: string, seed: number): CliOptions['faults'][number] {
  const [fault = '', ...conditions] = text.split(':')
  const rule: { -readonly [Name in keyof MockFaultRule]: MockFaultRule[Name] } = { seed }
  for (const condition of conditions) {
    if (/^\d+(\.\d+)?%$/.test(condition)) {
      rule.probability = Number(condition.slice(0, -1)) / 100
      if (rule.probability > 1)
        throw new Error(`--fail ${text}: a percentage must be from 0% to 100%, not "${condition}".`)
    } else if (/^x\d+$/.test(condition)) rule.times = Number(condition.slice(1))
    else if (condition.startsWith('/')) rule.path = condition
    else
      throw new Error(
        `--fail ${text}: "${condition}" is not a percentage (5%), a count (x3) or a path (/products).`,
      )
  }
  return { rule, fault: (/^\d+$/.test(fault) ? Number(fault) : fault) as MockFault }
}

function readSwitch(text: string): readonly [name: string, value: unknown] {
  const at = text.indexOf('=')
  if (at < 1) throw new Error(`--dialect must be NAME=VALUE (hasMore=toward-end), not "${text}".`)
  const value = text.slice(at + 1)
  try {
    return [text.slice(0, at), JSON.parse(value)]
  } catch {
    return [text.slice(0, at), value]
  }
}

/** Matches items whose field, or one element of it, is one of the values. */
function matchField(field: string): MockFilter {
  return (item, values) => {
    const own = (item as unknown as Record<string, unknown>)[field]
    return [own].flat().some((value) => values.includes(String(value)))
  }
}

function readFilters(texts: readonly string[]): MockFilters {
  const filters: Record<string, Record<string, MockFilter>> = {}
  for (const text of texts) {
    const [, resource = 'products', name, field = name] =
      /^(?:([\w-]+):)?([\w-]+)(?:=(\w+))?$/.exec(text) ?? []
    if (name === undefined || field === undefined)
      throw new Error(`--filter must be NAME=FIELD (tag=tags) or RESOURCE:NAME=FIELD, not "${text}".`)
    filters[resource] = { ...filters[resource], [name]: matchField(field) }
  }
  return filters
}

function readKey(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new Error('--key must have at least one character, and no spaces or line breaks.')
}

function readCurrency(text: string): string {
  if (/^[A-Z]{3}$/.test(text)) return text
  throw new Error(`--currency must be a code of three capital letters, such as EUR, not "${text}".`)
}

function readSource(
  platform: string | undefined,
  addresses: readonly string[],
  catalog: string | undefined,
): ShopSource | undefined {
  const [first] = addresses
  if (platform === undefined) {
    if (first === undefined) return undefined
    throw new Error(`"${first}" is not an option. For a shop, write --from woocommerce ${first}. See --help.`)
  }
  if (catalog !== undefined) throw new Error('--from and --catalog name two catalogues. Choose one.')
  return parseShopSource(platform, addresses)
}

/** @throws Error with a one-line message that names the option and its allowed values. */
export function parseCliOptions(args: readonly string[]): CliOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      catalog: { type: 'string' },
      resources: { type: 'string' },
      from: { type: 'string' },
      products: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      filter: { type: 'string', multiple: true, default: [] },
      key: { type: 'string', default: 'pk_mock' },
      latency: { type: 'string', default: '0' },
      fail: { type: 'string', multiple: true, default: [] },
      dialect: { type: 'string', multiple: true, default: [] },
      like: { type: 'string' },
      agents: { type: 'boolean', default: false },
      currency: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const seed = readInteger('seed', values.seed, 0, 2 ** 32 - 1)
  return {
    help: values.help,
    port: readInteger('port', values.port, 0, 65_535),
    host: values.host,
    catalog: values.catalog,
    resources: values.resources,
    from: readSource(values.from, positionals, values.catalog),
    products: readInteger('products', values.products, 1, 100_000),
    seed,
    key: readKey(values.key),
    filters: readFilters(values.filter),
    latency: readLatency(values.latency, seed),
    faults: values.fail.map((text) => readFault(text, seed)),
    dialect: Object.fromEntries(values.dialect.map(readSwitch)),
    like: values.like,
    agents: values.agents,
    currency: values.currency === undefined ? undefined : readCurrency(values.currency),
  }
}
