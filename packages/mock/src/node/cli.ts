#!/usr/bin/env node
import { productSchema } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { createMockStore, type MockCatalog } from '../mock-store/create-mock-store.js'
import { createSampleCatalog } from '../sample-catalog/create-sample-catalog.js'
import { HELP, parseCliOptions } from './cli-options.js'
import { loadCatalog } from './load-catalog.js'
import { loadReport } from './load-report.js'
import { serveMockStore, type MockServer } from './serve-mock-store.js'

const log = (line: string) => console.log(`storefront-mock: ${line}`)
const logError = (line: string) => console.error(`storefront-mock: ${line}`)

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

async function start(args: readonly string[]): Promise<MockServer | undefined> {
  const options = parseCliOptions(args)
  if (options.help) {
    console.log(HELP)
    return undefined
  }
  const {
    catalog: path,
    products: size,
    seed,
    key,
    latency,
    dialect,
    filters,
    faults,
    port,
    host,
    agents,
  } = options
  const like = options.like === undefined ? undefined : await loadReport(options.like)
  const catalog = path === undefined ? createSampleCatalog({ size, seed }) : await loadCatalog(path)
  const store = createMockStore({ ...catalog, apiKey: key, latency, dialect, filters, like })
  for (const { rule, fault } of faults) store.failWhen(rule, fault)
  if (path !== undefined) warnAboutInvalidProducts(catalog)
  const server = await serveMockStore(store, { port, host, agents })
  log(`${catalog.products.length} products at ${server.baseUrl} (key: ${key})`)
  if (agents) log(`agents: ${server.origin}/mcp, ${server.origin}/.well-known/ucp, ${server.origin}/llms.txt`)
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
