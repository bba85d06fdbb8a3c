import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createMockStore } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { freePort } from '../free-port.js'
import { pack } from '../package/packed-package.js'
import { catalog, servers } from './servers.js'

/**
 * `npm run test:long heap [next|react-router] [count]`: requests each page of a shop's production server, and fails
 * if the server's heap after all requests is larger than after a tenth of them.
 */
const name = process.argv[2] ?? 'next'
const count = Number(process.argv[3] ?? 2000)
/** The heap is read after each tenth. The first tenth fills caches, which then replace what they have. */
const TENTHS = 10
const MAX_GROWTH = 1.1
/** Of the requests: on a busy machine a connection can fail, and the mock store is then unreachable. */
const MAX_FAILURES = 0.001

const server = servers[name]
if (!server) throw new Error(`${name} is not one of ${Object.keys(servers).join(', ')}.`)
const { install, build, serve, pages } = server

const store = createMockStore({ ...catalog, apiKey: 'sk_heap' })
const mock = await serveMockStore(store)
const packed = await pack()
const project = await install(packed.tarball)
const heapPort = await freePort()
const env = {
  STOREFRONT_URL: mock.baseUrl,
  STOREFRONT_API_KEY: 'sk_heap',
  NEXT_TELEMETRY_DISABLED: '1',
}
const [command, ...args] = build
await project.run(command, args, env)
const app = await serve(project, {
  ...env,
  HEAP_PORT: String(heapPort),
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'report-heap.mjs')).href}`,
})

let failures = 0
try {
  console.log(`${name}: ${pages.length} pages, each requested ${count} times`)
  for (const page of pages) console.log(`  ${await request(page)} ${page}`)
  const heaps: number[] = []
  for (let tenth = 1; tenth <= TENTHS; tenth++) {
    await requestAll(Math.round(count / TENTHS))
    const heap = await readHeap()
    heaps.push(heap)
    console.log(
      `  ${(heap / 1e6).toFixed(1)} MB after ${Math.round((count / TENTHS) * tenth)} requests of each page`,
    )
  }
  const growth = heaps.at(-1)! / heaps[0]!
  console.log(`  ${growth.toFixed(2)} times the heap, ${failures} failed requests`)
  process.exitCode = growth > MAX_GROWTH || failures > count * pages.length * MAX_FAILURES ? 1 : 0
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
  if (response.status >= 500) failures++
  return response.status
}

/** Pages side by side, as on a busy server. */
async function requestAll(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await Promise.all(pages.map(request))
    // The mock store keeps its requests, in this process.
    store.clearRequests()
  }
}

async function readHeap(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${heapPort}`)).text())
}
