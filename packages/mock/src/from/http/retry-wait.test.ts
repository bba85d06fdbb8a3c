import { expect, it } from 'vitest'

import { retryWait } from './retry-wait.js'

const answer = (status: number, after?: string) =>
  new Response(null, { status, headers: after === undefined ? {} : { 'retry-after': after } })

it('retryWait waits as many seconds as the shop asks, or until its date', () => {
  expect(retryWait(answer(429, '7'), 0)).toBe(7000)
  expect(retryWait(answer(503, 'Fri, 01 Jan 2016 00:00:00 GMT'), 0)).toBe(0)
  expect(retryWait(answer(503, 'Fri, 01 Jan 2100 00:00:00 GMT'), 0)).toBeGreaterThan(60_000)
})

it('retryWait waits longer with each attempt if the shop does not say how long', () => {
  expect([0, 1, 2].map((attempt) => retryWait(answer(502), attempt))).toEqual([500, 1000, 2000])
  expect(retryWait(answer(429, 'soon'), 0)).toBe(500)
})

it('retryWait does not repeat a request that stays wrong', () => {
  expect([400, 401, 403, 404, 410].map((status) => retryWait(answer(status, '1'), 0))).toEqual(
    Array(5).fill(undefined),
  )
})
