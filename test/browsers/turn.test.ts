import { expect, it } from 'vitest'

import { dayOf, halfOf } from './turn.js'

const days = Array.from({ length: 400 }, (_, at) => dayOf(Date.UTC(2026, 11, 1)) + at)

it('runs each file in Firefox or in WebKit on every day', () => {
  for (const day of days) expect([halfOf('firefox', day), halfOf('webkit', day)].toSorted()).toEqual([1, 2])
})

it('runs each file in both browsers within two days', () => {
  for (const browser of ['firefox', 'webkit'] as const)
    for (const day of days)
      expect([halfOf(browser, day), halfOf(browser, day + 1)].toSorted()).toEqual([1, 2])
})

it('has a new day at midnight of UTC', () => {
  const midnight = Date.UTC(2027, 0, 1)
  expect(dayOf(midnight)).toBe(dayOf(midnight - 1) + 1)
  expect(dayOf(midnight)).toBe(dayOf(midnight + 86_399_999))
})
