import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { createMockStore } from '../../src/testing/index.js'
import { serveMockStore } from '../../src/testing/node/index.js'
import { installExample } from '../examples/install-example.js'
import { freePort } from '../free-port.js'
import { pack } from '../package/packed-package.js'
import { catalog, servers } from './servers.js'

/**
 * `npm run test:long heap [next|react-router] [count]`: requests each page of an example's production server, and fails
 * if the server's heap after all requests is larger than after a tenth of them.
 */
const name = process.argv[2] ?? 'next'
const count = Number(process.argv[3] ?? 2000)
/** The first tenth fills caches, which then replace what they have. */
const early = Math.ceil(count / 10)
const MAX_GROWTH = 1.1

const server = servers[name]
if (!server) throw new Error(`${name} is not one of ${Object.keys(servers).join(', ')}.`)
const { build, serve, pages } = server

const store = createMockStore({ ...catalog, apiKey: 'sk_heap' })
const mock = await serveMockStore(store)
const packed = await pack()
const project = await installExample(name, packed.tarball)
const heapPort = await freePort()
const env = {
  STOREFRONT_URL: mock.baseUrl,
  STOREFRONT_SERVER_KEY: 'sk_heap',
  NEXT_TELEMETRY_DISABLED: '1',
}
const [command, ...args] = build
await project.run(command, args, env)
const app = await serve(project, {
  ...env,
  HEAP_PORT: String(heapPort),
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'report-heap.mjs')).href}`,
})

try {
  console.log(`${name}: ${pages.length} pages, each requested ${count} times`)
  for (const page of pages) console.log(`  ${await request(page)} ${page}`)
  await requestAll(early - 1)
  const before = await readHeap()
  print(early, before)
  await requestAll(count - early)
  const after = await readHeap()
  print(count, after)
  const growth = after / before
  console.log(`  ${growth.toFixed(2)} times the heap`)
  process.exitCode = growth > MAX_GROWTH ? 1 : 0
} finally {
  await app.stop()
  await mock.close()
  await project.remove()
  await packed.remove()
}

/** @returns the status */
async function request(page: string): Promise<number> {
  const response = await fetch(app.url + page)
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${response.status} ${page}`)
  return response.status
}

/** Pages side by side, as on a busy server. */
async function requestAll(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await Promise.all(pages.map(request))
    // The mock store keeps its requests, in this process.
    store.clearRequests()
    if ((round + 1) % 100 === 0) process.stderr.write(`${round + 1}\n`)
  }
}

async function readHeap(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text())
}

function print(requests: number, bytes: number): void {
  console.log(`  ${(bytes / 1e6).toFixed(1)} MB after ${requests} requests of each page`)
}
