import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Entity } from '../core/resources/define-resource.js'
import { randomRuns } from '../../test/setup/random-runs.js'
import {
  firstUnchanged,
  placeRows,
  itemsOfRow,
  noPlacement,
  placeItems,
  rowCountOf,
  rowOf,
  type Placement,
} from './placement.js'

/** Items of a long list; `to` is exclusive. */
const between = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `item ${from + index}` }))

const place = (from: number, to: number, columns: number): Placement =>
  placeRows({ ...noPlacement, items: between(from, to) }, { columns, width: 1000 })

const columnOf = ({ columns, blanks }: Placement, index: number) => (index + blanks) % columns
const rowsOf = (placement: Placement) => Array.from({ length: rowCountOf(placement) }, (_, row) => row)

const windows = fc.record({
  columns: fc.integer({ min: 1, max: 7 }),
  first: fc.integer({ min: 100, max: 200 }),
  count: fc.integer({ min: 1, max: 60 }),
  above: fc.integer({ min: 0, max: 40 }),
  below: fc.integer({ min: -20, max: 40 }),
})

describe('firstUnchanged', () => {
  const [a, b, c, d] = between(0, 4) as [Entity, Entity, Entity, Entity]

  it.each([
    ['the item itself', [a, b, c, d], 1],
    ['the item below new ones', [...between(8, 12), a, b, c, d], 1],
    ['the next item if the item has changed', [a, { ...b }, c, d], 2],
    ['the next item if the item has moved', [a, c, d, { ...b }], 2],
    ['the next item that is left if some are deleted', [a, d], 3],
    ['the item itself if nothing after it is left', [a], 1],
  ])('is %s', (_, after, expected) => {
    expect(firstUnchanged([a, b, c, d], after, 1)).toBe(expected)
  })
})

describe('placeItems', () => {
  it('puts each item in one row, in order, after any change above and below', () => {
    fc.assert(
      fc.property(windows, ({ columns, first, count, above, below }) => {
        const last = Math.max(first + count + below, first + 1)
        const after = placeItems(place(first, first + count, columns), between(first - above, last), 0)
        const rows = rowsOf(after).flatMap((row) => {
          const [from, to] = itemsOfRow(after, row)
          return after.items.slice(from, to).map((item, at) => ({ item, row, index: from + at }))
        })
        expect(rows.map(({ item }) => item)).toEqual(after.items)
        for (const { row, index } of rows) expect(rowOf(after, index)).toBe(row)
      }),
      randomRuns(),
    )
  })

  it('keeps the anchor in its column', () => {
    fc.assert(
      fc.property(windows, fc.nat(), ({ columns, first, count, above, below }, nth) => {
        const before = place(first, first + count, columns)
        const last = Math.max(first + count + below, first + 1)
        const seen = nth % Math.min(count, last - first)
        const after = placeItems(before, between(first - above, last), seen)
        expect(columnOf(after, seen + above)).toBe(columnOf(before, seen))
      }),
      randomRuns(),
    )
  })

  it('gives rows unique keys, which are stable while a row begins with the same item', () => {
    fc.assert(
      fc.property(windows, ({ columns, first, count, above, below }) => {
        const before = place(first, first + count, columns)
        const last = Math.max(first + count + below, first + 1)
        const after = placeItems(before, between(first - above, last), 0)
        const keysByItem = (placement: Placement) =>
          new Map(
            rowsOf(placement).map((row) => [
              placement.items[itemsOfRow(placement, row)[0]]?.id,
              placement.keys[row],
            ]),
          )
        const [old, now] = [keysByItem(before), keysByItem(after)]
        expect(new Set(now.values()).size).toBe(rowCountOf(after))
        for (const [id, key] of now) if (old.has(id)) expect(key).toBe(old.get(id))
      }),
      randomRuns(),
    )
  })
})

it('placeRows gives all rows new keys, because their heights change', () => {
  const before = place(0, 40, 4)
  const after = placeRows(before, { columns: 2, width: 500 })
  expect(after.keys).toHaveLength(20)
  expect(after.keys.filter((key) => before.keys.includes(key))).toEqual([])
})

it('placeItems gives no row the key of another row when the anchor is deleted', () => {
  const before = placeItems(place(10, 50, 5), between(7, 50), 0)
  expect(before.blanks).toBe(2)
  const other = [...between(7, 9), { id: 'in its place' }, ...between(10, 50)]
  const after = placeItems(before, other, 2)
  expect(after.blanks).toBe(0)
  expect(after.keys).toEqual(placeRows(after, after).keys.map((key) => key.replace(/^2/, '1')))
})
