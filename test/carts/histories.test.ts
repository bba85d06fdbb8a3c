import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'

import { randomRuns } from '../setup/random-runs.js'
import { calmHistories, cartHistories, type Step } from './history.js'
import { checkoutCounts, runCartHistory } from './run-history.js'

afterEach(() => vi.unstubAllGlobals())

it('loses no line and places no wrong order in tabs whose views of a failing storage are late', async () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const result = await fc.check(fc.asyncProperty(cartHistories, runCartHistory), randomRuns(500, 4))
  expect(result.errorInstance).toBeNull()
  expect(checkoutCounts.ordered).toBeGreaterThan(0)
})

it.each([0, 3])('sets a line to %s, whatever the tab could not read of it', async (quantity) => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const steps: Step[] = [
    { type: 'fail', tab: 0, failing: 'all' },
    { type: 'reload', tab: 0 },
    { type: 'add', tab: 0, variant: 1, quantity: 1, engraved: false },
    { type: 'set', tab: 0, line: 0, quantity },
  ]
  await runCartHistory({ tabs: 2, oldLines: [0, 1], steps })
})

it('keeps every reported add in tabs that never act at the same instant, while storages are full', async () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const result = await fc.check(fc.asyncProperty(calmHistories, runCartHistory), randomRuns(500))
  expect(result.errorInstance).toBeNull()
})

it.each([
  // Both tabs were notified of the write of the third, and wrote the same key.
  'fail 1 full; fail 0 full; add 1; add 0; add 2',
  // The removal of the key of the old format arrives before the key that replaces it.
  'old 0 1; fail 0 write; add 0; add 1',
])('keeps every reported add: %s', async (history) => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const commands = history.split('; ').map((each) => each.split(' ') as [string, string, string?])
  const steps = commands.flatMap(([name, at, failing]): Step | [] => {
    const tab = Number(at)
    if (name === 'fail') return { type: 'fail', tab, failing: failing as 'full' | 'write' }
    return name === 'add' ? { type: 'add', tab, variant: 0, quantity: 1, engraved: false } : []
  })
  const oldLines = commands.flatMap(([name, , quantity]) => (name === 'old' ? Number(quantity) : []))
  for (let calm = 0; calm < 50; calm++) await runCartHistory({ tabs: 3, calm, oldLines, steps })
})
