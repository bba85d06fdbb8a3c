import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { isStorefrontError } from '../../src/core/index.js'
import { faults } from './faults.js'
import { moments, withSetup } from './moments.js'
import { formatTable } from './table.js'

const NO_RETRY = ['server render', 'proxy']
const isFullRun = Boolean(process.env['PRINT_FAULTS'])
/** By fault, then by moment. */
const outcomes: Record<string, Record<string, string>> = {}

beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => {
  vi.restoreAllMocks()
  if (!isFullRun) return
  const rows = faults.map(({ name }) => [
    name,
    ...Object.keys(moments).map((moment) => outcomes[name]?.[moment] ?? 'failed'),
  ])
  process.stdout.write(
    `\nOutcome and number of retries\n${formatTable([['', ...Object.keys(moments)], ...rows])}\n`,
  )
})

describe.each(Object.entries(moments))('%s', (momentName, moment) => {
  // `npm test` waits for a time limit at one moment only.
  const shown = faults.filter(({ code }) => isFullRun || code !== 'timeout' || momentName === 'first page')
  it.concurrent.each(shown.map((fault) => [fault.name, fault] as const))(
    'ends in a typed error, keeps what was loaded and recovers: %s',
    async (name, fault) => {
      // Long for a busy machine, except where the time limit itself is tested.
      await withSetup(fault.code === 'timeout' ? 1000 : 60_000, async (setup) => {
        const { store, foreignStore, foreignUrl, delays } = setup
        const run = await moment(setup)
        store.clearRequests()
        fault.start(store, foreignUrl)
        const failed = await run()
        const requests = new Map<string, number>()
        for (const { url } of store.requests) requests.set(url, (requests.get(url) ?? 0) + 1)
        const retries = Math.max(...requests.values()) - 1
        const retried = !NO_RETRY.includes(momentName)

        const code = isStorefrontError(failed.error) ? failed.error.code : failed.error
        const isTransient = fault.code === undefined
        if (momentName === 'proxy') expect(failed.status).toBe(fault.proxyStatus)
        else if (isTransient && retried) expect(failed.error).toBeNull()
        // Each transient fault is a lost connection or a 503.
        else if (isTransient) expect(['network', 'server']).toContain(code)
        else expect(code).toBe(fault.code)
        expect(failed.keepsItems).toBe(true)
        expect(foreignStore.requests).toEqual([])
        // Every failed request is retried three times if a retry can help, else never. A list may try another cursor. Each of
        // them is sent twice if its connection dropped before a response.
        if (!retried) expect(retries).toBe(fault.isRepeated ? 1 : 0)
        else if (isTransient) expect(retries).toBeGreaterThan(0)
        else if (fault.isRepeated) expect(retries).toBe(2 * 4 - 1)
        else expect(retries).toBe(fault.retryable ? 3 : 0)
        if (fault.retryAfterMs !== undefined && retried) expect(delays).toContain(fault.retryAfterMs)

        store.clearFaults()
        const recovered = await run()
        expect(recovered.error).toBeNull()
        expect(recovered.status ?? 200).toBe(200)
        expect(recovered.keepsItems).toBe(true)
        const outcome = failed.status ?? (isStorefrontError(failed.error) ? failed.error.code : 'recovered')
        ;(outcomes[name] ??= {})[momentName] = `${outcome} ${retries}`
      })
    },
  )
})
