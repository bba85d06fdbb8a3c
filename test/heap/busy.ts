import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createMockStore } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { seededRandom } from '../../packages/mock/src/random/seeded-random.js'
import { serveApp } from '../examples/serve-app.js'
import { freePort } from '../free-port.js'
import { installProject } from '../package/install-project.js'
import { pack } from '../package/packed-package.js'
import { bareNextPages, catalog, servers } from './servers.js'

/**
 * `npm run test:long memory [count] [folder] [optimized] [leak=bytes]`: the Next example and a bare Next shop (`fixture/`), 40
 * requests at a time, of which some are cut by the visitor. Prints both heaps, and fails if the example's grows by more for each
 * request. With a folder, it gets heap snapshots of both, after the warm-up, in the middle and at the end: for a look at what
 * retains the rest. With `leak=2400`, the example's server keeps so many bytes of each request, which the command has to find.
 */
const [countText = '2000', ...options] = process.argv.slice(2)
const count = Number(countText)
const snapshots = options.find((option) => option !== 'optimized' && !option.startsWith('leak='))
const leak = options.find((option) => option.startsWith('leak='))?.slice('leak='.length) ?? ''

const AT_A_TIME = 40
/** Before it, caches fill, and the engine compiles. */
const WARM_UP = count / 4
const STEPS = 8
/** One of so many visitors leaves before the answer is complete. */
const CUT_EVERY = 23
const MAX_RATIO = 1.2
/**
 * The engine compiles the functions of a large shop for tens of thousands of requests, and notes for each type of object which
 * code depends on it. In snapshots, that was what grew by more than in a bare shop, so the code is not optimized here: what is
 * left is what a shop retains. `optimized` measures as in production.
 */
const HEAP_FLAG = options.includes('optimized') ? '' : '--no-opt'
/** Bytes of a heap that does not grow: readings of one server differ by so much. */
const NOISE = 400_000

const store = createMockStore({ ...catalog, apiKey: 'sk_heap' })
const mock = await serveMockStore(store)
const packed = await pack()
const cleanups: (() => Promise<unknown>)[] = [() => mock.close(), () => packed.remove()]

interface Shop {
  readonly name: string
  readonly url: string
  readonly heapUrl: string
  readonly pages: readonly string[]
  readonly heaps: number[]
  failed: number
  cut: number
}

async function open(
  name: string,
  pages: readonly string[],
  project: Awaited<ReturnType<typeof installProject>>,
  more: NodeJS.ProcessEnv = {},
): Promise<Shop> {
  cleanups.push(() => project.remove())
  const heapPort = await freePort()
  const env = {
    STOREFRONT_URL: mock.baseUrl,
    STOREFRONT_API_KEY: 'sk_heap',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await project.run('next', ['build'], env)
  const app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], {
    ...env,
    HEAP_PORT: String(heapPort),
    HEAP_FLAG,
    ...more,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'report-heap.mjs')).href}`,
  })
  cleanups.push(() => app.stop())
  return { name, url: app.url, heapUrl: `http://127.0.0.1:${heapPort}`, pages, heaps: [], failed: 0, cut: 0 }
}

/** Each page so many times, in another order each time. */
async function load(shop: Shop, times: number): Promise<void> {
  const random = seededRandom(shop.heaps.length + 1)
  const waiting = Array.from({ length: times }, () => shop.pages)
    .flat()
    .map((page) => ({ page, order: random() }))
    .sort((a, b) => a.order - b.order)
  let sent = 0
  const visit = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const cutAfterMs = ++sent % CUT_EVERY === 0 ? random() * 40 : undefined
      const signal = cutAfterMs === undefined ? null : AbortSignal.timeout(Math.ceil(cutAfterMs))
      try {
        const response = await fetch(shop.url + next.page, { signal })
        await response.arrayBuffer()
        if (response.status >= 500) shop.failed++
      } catch {
        if (signal?.aborted) shop.cut++
        else shop.failed++
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, visit))
  // The mock store keeps its requests, in this process.
  store.clearRequests()
  shop.heaps.push(await readHeap(shop))
}

/** Once the heap no longer falls: a request that was cut ends later, on a busy machine much later. */
async function readHeap({ heapUrl }: Shop): Promise<number> {
  let least = Infinity
  for (let quiet = 0; quiet < 3;) {
    await sleep(2000)
    const heap = Number(await (await fetch(heapUrl)).text())
    quiet = heap < least - NOISE / 4 ? 0 : quiet + 1
    least = Math.min(least, heap)
  }
  return least
}

/**
 * From the lowest reading of the first half to the lowest of the second, in bytes for each request. A chain of requests in Next,
 * which the timer of undici keeps for a while, is up to 250 MB of the other readings.
 */
function growthOf({ heaps, pages }: Shop): number {
  const middle = Math.ceil(heaps.length / 2)
  const rise = Math.min(...heaps.slice(middle)) - Math.min(...heaps.slice(0, middle))
  return rise / (((count - WARM_UP) / 2) * pages.length)
}

try {
  const { install, pages } = servers['next']!
  const shops = [
    await open('Next example', pages, await install(packed.tarball), { HEAP_LEAK: leak }),
    await open(
      'bare Next',
      bareNextPages,
      await installProject(join(import.meta.dirname, 'fixture'), packed.tarball),
    ),
  ] as const
  console.log(`| requests of each page | ${shops.map(({ name }) => name).join(' | ')} |\n| --- | --- | --- |`)
  for (let step = 0; step <= STEPS; step++) {
    const times = step === 0 ? WARM_UP : (count - WARM_UP) / STEPS
    for (const shop of shops) await load(shop, Math.round(times))
    const done = Math.round(WARM_UP + (step * (count - WARM_UP)) / STEPS)
    console.log(
      `| ${done} | ${shops.map(({ heaps }) => `${(heaps.at(-1)! / 1e6).toFixed(1)} MB`).join(' | ')} |`,
    )
    if (snapshots && step % (STEPS / 2) === 0)
      for (const { name, heapUrl } of shops)
        await fetch(`${heapUrl}/${encodeURIComponent(join(snapshots, `${name} ${done}.heapsnapshot`))}`)
  }
  for (const shop of shops)
    console.log(
      `${shop.name}: ${growthOf(shop).toFixed(1)} bytes for each request from ${WARM_UP} of each page on, ${shop.pages.length} pages, ${shop.cut} requests cut, ${shop.failed} failed`,
    )
  const [ours, bare] = shops
  const most = Math.max(growthOf(bare) * MAX_RATIO, NOISE / ((count - WARM_UP) * ours.pages.length))
  console.log(`At most ${most.toFixed(1)} bytes are allowed.`)
  if (growthOf(ours) > most || ours.failed + bare.failed > count * 0.02) process.exitCode = 1
} finally {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
}
