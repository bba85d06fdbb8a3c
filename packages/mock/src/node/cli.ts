#!/usr/bin/env node
import { productSchema } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { describeReading } from '../from/describe-reading.js'
import { readShop } from '../from/read-shop.js'
import type { ShopReading } from '../from/shop-reading.js'
import { placeOfSource, type ShopSource } from '../from/shop-source.js'
import { createMockStore, type MockCatalog } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { HELP, parseCliOptions, type CliOptions } from './cli-options.js'
import { loadCatalog } from './load-catalog.js'
import { loadReport } from './load-report.js'
import { loadResources } from './load-resources.js'
import { serveMockStore, type MockServer } from './serve-mock-store.js'

const log = (line: string) => console.log(`storefront-mock: ${line}`)
const logError = (line: string) => console.error(`storefront-mock: ${line}`)

/** Of the sample shop and of `--catalog`, which name none. */
const DEFAULT_CURRENCY = 'USD'

/** Invalid products are served unchanged, so that a shop can be tested with them. */
function warnAboutInvalidProducts({ products }: MockCatalog): void {
  let invalidCount = 0
  let first = ''
  for (const product of products) {
    const result = validate(productSchema, product)
    if (result.ok) continue
    invalidCount += 1
    const [issue] = result.issues
    if (invalidCount === 1) first = `${product.id}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`
  }
  if (invalidCount > 0) {
    logError(
      `${invalidCount} of ${products.length} products do not match the API reference; served unchanged. First: ${first}`,
    )
  }
}

/** @throws Error if the shop has another currency than the one that the command was given. */
async function readFrom(source: ShopSource, currency: string | undefined): Promise<ShopReading> {
  logError(`preview: reading ${placeOfSource(source)}, once and without a key`)
  const reading = await readShop(source, { onWait: logError })
  if (currency === undefined || currency === reading.currency) return reading
  throw new Error(
    `--currency is ${currency}, and the prices of the shop are in ${reading.currency}. Nothing was started.`,
  )
}

async function loadItems({ from, catalog, products: size, seed, currency }: CliOptions) {
  if (from) return readFrom(from, currency)
  return catalog === undefined ? createSampleCatalog({ size, seed }) : loadCatalog(catalog)
}

async function start(args: readonly string[]): Promise<MockServer | undefined> {
  const options = parseCliOptions(args)
  if (options.help) {
    console.log(HELP)
    return undefined
  }
  const { from, key, latency, dialect, filters, faults, port, host } = options
  const like = options.like === undefined ? undefined : await loadReport(options.like)
  const catalog = await loadItems(options)
  const reading = 'losses' in catalog ? catalog : undefined
  const further = options.resources === undefined ? {} : await loadResources(options.resources)
  const resources = { ...('resources' in catalog ? catalog.resources : {}), ...further }
  const store = createMockStore({ ...catalog, resources, apiKey: key, latency, dialect, filters, like })
  for (const { rule, fault } of faults) store.failWhen(rule, fault)
  if (options.catalog !== undefined) warnAboutInvalidProducts(catalog)
  const agents = options.agents
    ? { currency: options.currency ?? reading?.currency ?? DEFAULT_CURRENCY }
    : undefined
  const server = await serveMockStore(store, { port, host, agents })
  log(`${catalog.products.length} products at ${server.baseUrl} (key: ${key})`)
  if (agents) log(`agents: ${server.origin}/mcp, ${server.origin}/.well-known/ucp, ${server.origin}/llms.txt`)
  if (reading && from) for (const line of describeReading(reading, placeOfSource(from))) log(line)
  return server
}

function describeError(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `port ${port ?? ''} is in use. Choose another port with --port.`
  const [line = ''] = message.split('\n')
  return code?.startsWith('ERR_PARSE_ARGS') === true ? `${line} See --help.` : line
}

try {
  const server = await start(process.argv.slice(2))
  const stop = () => void server?.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  logError(describeError(error))
  process.exitCode = 1
}
