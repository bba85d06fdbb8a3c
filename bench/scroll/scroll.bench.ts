/**
 * Scrolls 50,000 products in a grid of five columns that scrolls with the window: from the first product to the last
 * while pages of 100 load over HTTP, and back to the first. Compares react-virtuoso and virtua with the same hook,
 * data and cards, in headless Chromium with production builds.
 *
 * Run with `npm run bench scroll`, which installs the peers into bench/. Rounds are interleaved, figures are medians.
 * Times depend on the machine and its load, so compare figures of the same run only. `ROUNDS` sets the rounds,
 * `THROTTLE` the CPU slowdown, `LIBRARIES` the libraries.
 *
 * - longest: the longest task of the main thread, in ms of CPU time, which does not depend on the load of the machine
 * - over 50 ms: tasks that took more than 50 ms of wall-clock time, including the wait for the CPU
 * - busy: CPU time of the main thread, in s
 * - dropped: frames that were late by half an interval or more, in %
 * - blank: frames without a card in the middle of the window, in %
 * - cards: the largest number of cards in the DOM
 * - heap: in MB after a garbage collection: at the start, with all products loaded, and back at the start
 *
 * Exits with 1 when a task of our grid is over 50 ms (unless throttled), or when the DOM holds more than 60 cards.
 */
import type { CDPSession, Page } from 'playwright'

import { figureOf, report, roundsOf } from '../report.js'
import { median, ratioOf, spreadOf } from '../statistics.js'
import { startBench } from './open-grid.js'
import { TOTAL } from './serve-products.js'
import { watchTasks } from './watch-tasks.js'

const ROUNDS = roundsOf(5, 1)
const THROTTLE = Number(process.env['THROTTLE'] ?? 1)
const LIBRARIES = (process.env['LIBRARIES'] ?? 'ours,react-virtuoso,virtua').split(',')
/** Pixels a frame, as in a fast fling. */
const SPEED = 6000

type Way = Awaited<ReturnType<typeof watch>>

async function watch(page: Page, session: CDPSession, last: string | undefined) {
  const stop = await watchTasks(session)
  const report = await page.evaluate((params) => window.scrollThrough(params), { speed: SPEED, last })
  const tasks = await stop()
  return {
    'longest, ms': Math.max(...tasks.map(({ cpu }) => cpu)),
    'over 50 ms': tasks.filter(({ wall }) => wall > 50).length,
    'busy, s': tasks.reduce((sum, { cpu }) => sum + cpu, 0) / 1000,
    ...report,
  }
}

async function run(library: string) {
  const { page, session } = await bench.open({ library })
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const heaps = [await heap()]
  const down = await watch(page, session, `p${TOTAL - 1}`)
  heaps.push(await heap())
  const back = await watch(page, session, undefined)
  heaps.push(await heap())
  await page.close()
  return { down, back, heaps }
}

const middle = (ways: readonly Way[]) =>
  Object.fromEntries(
    Object.keys(ways[0]!).map((key) => {
      const value = median(ways.map((way) => way[key as keyof Way]))
      return [key, Math.round(value * 10) / 10]
    }),
  )

const bench = await startBench()
try {
  const runs = new Map(LIBRARIES.map((library) => [library, [] as Awaited<ReturnType<typeof run>>[]]))
  for (let round = 0; round < ROUNDS; round++) for (const [library, of] of runs) of.push(await run(library))

  console.log(`${TOTAL} products, ${ROUNDS} rounds, CPU throttled ${THROTTLE}x`)
  for (const way of ['down', 'back'] as const) {
    console.log(way === 'down' ? '\nto the last product, loading pages' : '\nback to the first product')
    console.table(
      Object.fromEntries([...runs].map(([library, of]) => [library, middle(of.map((run) => run[way]))])),
    )
  }
  console.log('\nheap, MB: at the start, with all products loaded, back at the start')
  for (const [library, of] of runs)
    console.log(
      library.padEnd(16),
      [0, 1, 2].map((at) => median(of.map(({ heaps }) => heaps[at]!)).toFixed(1)).join(' / '),
    )

  const of = (library: string) => runs.get(library) ?? []
  const ways = of('ours').flatMap(({ down, back }) => [down, back])
  const longest = of('ours').map(({ down, back }) => Math.max(down['longest, ms'], back['longest, ms']))
  if (THROTTLE === 1) {
    report({
      what: 'longest task of the virtual grid, CPU time',
      ...spreadOf(longest),
      atMost: 50,
      unit: ' ms',
    })
  }
  report({
    what: 'cards in the DOM, virtual grid',
    measured: Math.max(...ways.map((way) => way.cards)),
    atMost: 60,
    unit: ' cards',
  })
  report({
    what: `heap back at the start against with ${TOTAL} products loaded`,
    ...ratioOf(
      of('ours').map(({ heaps }) => heaps[2]!),
      of('ours').map(({ heaps }) => heaps[1]!),
    ),
    atMost: 1.1,
  })
  const busy = (library: string) => of(library).map(({ down, back }) => down['busy, s'] + back['busy, s'])
  const heap = (library: string) => of(library).map(({ heaps }) => heaps[1]!)
  for (const library of LIBRARIES.filter((name) => name !== 'ours')) {
    report({
      what: `${TOTAL} products to the end and back, main thread`,
      ours: figureOf(median(busy('ours')), ' s'),
      peer: `${library} ${figureOf(median(busy(library)), ' s')}`,
      ...ratioOf(busy('ours'), busy(library)),
      ...(library === 'virtua' && { atMost: 1 }),
    })
    report({
      what: `heap with ${TOTAL} products loaded`,
      ours: figureOf(median(heap('ours')), ' MB'),
      peer: `${library} ${figureOf(median(heap(library)), ' MB')}`,
      ...ratioOf(heap('ours'), heap(library)),
    })
  }
} finally {
  await bench.close()
}
