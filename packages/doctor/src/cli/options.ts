import { parseArgs } from 'node:util'

import type { DefaultResources } from 'storefront-react/core'

import { readAnswer } from '../answers.js'

export const HELP = `storefront-doctor: checks whether an API fits storefront-react

Usage: npx storefront-doctor <baseUrl> [options]

  <baseUrl>             the API with its prefix, e.g. https://shop.example/api/v1

The key comes from the environment variable STOREFRONT_API_KEY, or from a prompt.
It is sent in one header only, and never printed.

  --json FILE           write the report as JSON; - writes it to the output instead
                        of the table
  --html FILE           write the report as one HTML file, e.g. for a ticket
  --max-requests NUMBER stop after this many requests (default 500)
  --delay MS            wait before each request (default 0)
  --timeout MS          abort a request after this time (default 10000)
  --path NAME=PATH      path of a list that is not at /NAME, e.g. products=/items;
                        can be repeated
  --key-header NAME     the header of the key, such as x-api-key (default Authorization,
                        with Bearer before the key)
  --query NAME=VALUE    sent with every request of a mapping, e.g. expand=variants;
                        can be repeated
  --price ID=AMOUNT     what a shopper pays for this product, where the prices have no
                        decimals; for two products
  --require-all         exit with 3 if a rule could not be checked
  --probe-query-key     also send the key in a query string, which servers log
  --help                show this help

If the items, the envelope or the parameters of the list have other names, it prints a
mapping for them instead.

It sends GET requests and one OPTIONS request, one at a time. Exit code: 0 if every
rule that was checked holds, 1 if a rule is broken, 2 if the check could not run,
3 with --require-all if a rule was not checked, 4 if a question is open that only
you can answer.
`

export interface DoctorCliOptions {
  readonly help: boolean
  readonly baseUrl: string
  readonly json: string | undefined
  readonly html: string | undefined
  readonly maxRequests: number
  readonly delayMs: number
  readonly timeoutMs: number
  readonly paths: Readonly<Record<string, string>>
  readonly keyHeader: string | undefined
  readonly searchParams: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<string, string>>
  readonly probeQueryKey: boolean
  readonly requireAll: boolean
}

const RESOURCES: readonly string[] = [
  'products',
  'collections',
  'pages',
  'menus',
] satisfies (keyof DefaultResources)[]

function readInteger(name: string, text: string, low: number): number {
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value >= low) return value
  throw new Error(`--${name} must be an integer from ${low}, not "${text}".`)
}

function readPath(text: string): readonly [name: string, path: string] {
  const [, name = '', path = ''] = /^(\w+)=(\/\S*)$/.exec(text) ?? []
  if (RESOURCES.includes(name)) return [name, path]
  throw new Error(`--path must be NAME=/PATH with ${RESOURCES.join(', ')} as the name, not "${text}".`)
}

function readPrice(text: string): readonly [id: string, amount: string] {
  const at = text.lastIndexOf('=')
  if (at > 0 && readAnswer(text.slice(at + 1)) !== undefined) return [text.slice(0, at), text.slice(at + 1)]
  throw new Error(`--price must be ID=AMOUNT, such as prod_1=1299.00, not "${text}".`)
}

function readQuery(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=')
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)]
  throw new Error(`--query must be NAME=VALUE, such as expand=variants, not "${text}".`)
}

/** @throws Error with a one-line message that names the option. */
export function parseDoctorOptions(args: readonly string[]): DoctorCliOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      html: { type: 'string' },
      'max-requests': { type: 'string', default: '500' },
      delay: { type: 'string', default: '0' },
      timeout: { type: 'string', default: '10000' },
      path: { type: 'string', multiple: true, default: [] },
      'key-header': { type: 'string' },
      query: { type: 'string', multiple: true, default: [] },
      price: { type: 'string', multiple: true, default: [] },
      'require-all': { type: 'boolean', default: false },
      'probe-query-key': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [baseUrl = '', ...others] = positionals
  if (!values.help && (baseUrl === '' || others.length > 0)) {
    // A second argument could be the key, so it is not repeated.
    throw new Error(
      'Pass one address, such as https://shop.example/api/v1, and the key in STOREFRONT_API_KEY.',
    )
  }
  return {
    help: values.help,
    baseUrl,
    json: values.json,
    html: values.html,
    maxRequests: readInteger('max-requests', values['max-requests'], 1),
    delayMs: readInteger('delay', values.delay, 0),
    timeoutMs: readInteger('timeout', values.timeout, 1),
    paths: Object.fromEntries(values.path.map(readPath)),
    keyHeader: values['key-header'],
    searchParams: Object.fromEntries(values.query.map(readQuery)),
    prices: Object.fromEntries(values.price.map(readPrice)),
    probeQueryKey: values['probe-query-key'],
    requireAll: values['require-all'],
  }
}
