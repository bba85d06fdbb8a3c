/**
 * 50,000 products in a window-scrolled grid of five columns, from the first to the last and back, beside
 * react-virtuoso and virtua on the same data and cards, in headless Chromium, production builds.
 *
 * Run with `npm run bench:scroll`, which installs the peers into bench/. Rounds are interleaved, figures are
 * medians. Tasks and frames depend on the machine and on what else it does: compare within one run.
 *
 * - long tasks: over 50 ms, and the longest
 * - dropped frames: those that came 1.5 intervals late or more, in %
 * - cards: the most in the DOM at once
 * - heap: in MB after a garbage collection, at the start, in the middle, at the end, and back at the start
 *
 * And the commit of 100 products appended at 10,000 loaded ones, against at 100.
 */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { preview, build } from 'vite'

import { findBrowser } from '../../scripts/find-browser.js'

const ROUNDS = Number(process.env['ROUNDS'] ?? 3)
/** Pixels a frame: a violent fling. */
const SPEED = 6000
const LIBRARIES = ['ours', 'react-virtuoso', 'virtua'] as const

const root = import.meta.dirname
const repository = join(root, '../..')
const common = {
  root,
  configFile: false as const,
  logLevel: 'error' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  // One React for all: bench/ has another, which a peer brought.
  resolve: {
    alias: ['react', 'react-dom'].map((name) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: join(repository, 'node_modules', name),
    })),
  },
  build: { target: 'es2022', outDir: 'node_modules/.dist', emptyOutDir: true },
}
await build(common)
const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } })
const address = server.resolvedUrls!.local[0]!
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})

interface Run {
  readonly longTasks: number
  readonly longest: number
  readonly dropped: number
  readonly cards: number
  readonly heap: readonly number[]
}

async function open(search: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${address}?${search}`)
  await page.waitForSelector('[data-card]')
  await page.waitForTimeout(500)
  return page
}

async function run(library: string): Promise<Run> {
  const page = await open(`library=${library}`)
  const session = await page.context().newCDPSession(page)
  const heap: number[] = []
  const noteHeap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    heap.push(Math.round(usedSize / 1e5) / 10)
  }
  /** Scrolls over a part of the page, a step a frame. */
  const scroll = (from: number, to: number) =>
    page.evaluate(
      async ({ from, to, speed }) => {
        const tasks: number[] = []
        const observer = new PerformanceObserver((list) =>
          list.getEntries().forEach(({ duration }) => tasks.push(duration)),
        )
        observer.observe({ type: 'longtask' })
        const frames: number[] = []
        let cards = 0
        const limit = document.documentElement.scrollHeight - innerHeight
        const [start, end] = [from * limit, to * limit]
        const steps = Math.ceil(Math.abs(end - start) / speed)
        for (let step = 0; step <= steps; step++) {
          window.scrollTo({ top: start + ((end - start) * step) / steps, behavior: 'instant' })
          frames.push(await new Promise(requestAnimationFrame))
          cards = Math.max(cards, document.querySelectorAll('[data-card]').length)
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
        observer.disconnect()
        return { tasks, intervals: frames.slice(1).map((time, index) => time - frames[index]!), cards }
      },
      { from, to, speed: SPEED },
    )
  const parts: Awaited<ReturnType<typeof scroll>>[] = []
  await noteHeap()
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 1],
    [1, 0],
  ] as const) {
    parts.push(await scroll(from, to))
    await noteHeap()
  }
  await page.close()
  const tasks = parts.flatMap((part) => part.tasks)
  const intervals = parts.flatMap((part) => part.intervals)
  const late = intervals.filter((interval) => interval > (1000 / 60) * 1.5).length
  return {
    longTasks: tasks.length,
    longest: Math.round(Math.max(0, ...tasks)),
    dropped: Math.round((late / intervals.length) * 1000) / 10,
    cards: Math.max(...parts.map(({ cards }) => cards)),
    heap,
  }
}

async function appendAt(size: number): Promise<number> {
  const page = await open(`library=ours&size=${size}`)
  const times: number[] = []
  for (let count = 0; count < 15; count++) {
    times.push(await page.evaluate(() => (window as unknown as { append: () => number }).append()))
    await page.waitForTimeout(30)
  }
  await page.close()
  return median(times)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

try {
  const runs = new Map<string, Run[]>(LIBRARIES.map((library) => [library, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const library of LIBRARIES) runs.get(library)!.push(await run(library))
  const rows = LIBRARIES.map((library) => {
    const of = runs.get(library)!
    const middle = (key: 'longTasks' | 'longest' | 'dropped' | 'cards') => median(of.map((run) => run[key]))
    return {
      library,
      'long tasks': middle('longTasks'),
      'longest, ms': middle('longest'),
      'dropped frames, %': middle('dropped'),
      'cards, most': middle('cards'),
      'heap, MB': [0, 1, 2, 3].map((at) => median(of.map(({ heap }) => heap[at]!))).join(' / '),
    }
  })
  console.table(rows)
  const [ours, ...peers] = rows
  for (const peer of peers)
    console.log(
      `against ${peer.library}: ${(ours!['cards, most'] / peer['cards, most']).toFixed(2)}x cards, ` +
        `${(ours!['dropped frames, %'] / peer['dropped frames, %']).toFixed(2)}x dropped frames`,
    )
  const [small, large] = [await appendAt(100), await appendAt(10_000)]
  console.log(
    `append of 100: ${large.toFixed(2)} ms at 10,000, ${small.toFixed(2)} ms at 100: ` +
      `${(large / small).toFixed(2)}x (budget 1.5x)`,
  )
} finally {
  await browser.close()
  server.httpServer.close()
}
