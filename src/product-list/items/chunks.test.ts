import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { chunkItems, type Chunk } from './chunks.js'

interface Item {
  readonly id: string
}

const itemsOf = (...ids: (string | number)[]): Item[] => ids.map((id) => ({ id: String(id) }))
const range = (from: number, to: number): Item[] =>
  itemsOf(...Array.from({ length: to - from }, (_, index) => from + index))
const flat = (chunks: readonly Chunk<Item>[]) => chunks.flatMap(({ items }) => items)

describe('chunkItems', () => {
  it('keeps every chunk when a page is added at either end', () => {
    const middle = range(48, 96)
    const before = chunkItems(middle, [])
    const after = chunkItems([...range(24, 48), ...middle, ...range(96, 120)], before)
    expect(after.slice(1, -1)).toEqual(before)
    after.slice(1, -1).forEach((chunk, index) => expect(chunk).toBe(before[index]))
    expect(after).toHaveLength(before.length + 2)
  })

  it('keeps the chunks of remaining items when the window slides', () => {
    const all = range(0, 96)
    const before = chunkItems(all.slice(0, 72), [])
    const after = chunkItems(all.slice(24), before)
    expect(after[0]).toBe(before[1])
    expect(after[1]).toBe(before[2])
    expect(flat(after)).toEqual(all.slice(24))
  })

  it('adds an item inserted inside a chunk to that chunk', () => {
    const items = range(0, 48)
    const before = chunkItems(items, [])
    const after = chunkItems(items.toSpliced(30, 0, { id: 'new' }), before)
    expect(after[0]).toBe(before[0])
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('moves no item to another chunk when an item is inserted at the start', () => {
    const items = range(0, 48)
    const before = chunkItems(items, [])
    const after = chunkItems([{ id: 'new' }, ...items], before)
    expect(after.slice(1)).toEqual(before)
  })

  it('replaces only the chunk of a changed item', () => {
    const items = range(0, 72)
    const before = chunkItems(items, [])
    const after = chunkItems(items.with(30, { id: '30' }), before)
    expect(after.map((chunk, index) => chunk === before[index])).toEqual([true, false, true])
    expect(after[1]?.id).toBe(before[1]?.id)
  })

  it('contains every item once and in order, in chunks with unique ids, after any change', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 120 })
    fc.assert(
      fc.property(fc.array(ids, { minLength: 2, maxLength: 6 }), (windows) => {
        let chunks: readonly Chunk<Item>[] = []
        for (const window of windows) {
          const items = itemsOf(...window)
          chunks = chunkItems(items, chunks)
          expect(flat(chunks)).toEqual(items)
          expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length)
          expect(chunks.every((chunk) => chunk.items.length > 0)).toBe(true)
        }
      }),
      randomRuns(),
    )
  })

  it('keeps an item in its chunk when items are inserted and deleted', () => {
    const change = fc.record({ remove: fc.array(fc.nat(119)), insertAt: fc.array(fc.nat(119)) })
    fc.assert(
      fc.property(change, ({ remove, insertAt }) => {
        const items = range(0, 120)
        const before = chunkItems(items, [])
        let changed: Item[] = items.filter((_, index) => !remove.includes(index))
        insertAt.forEach((at, index) => (changed = changed.toSpliced(at, 0, { id: `new ${index}` })))
        const chunkOf = (chunks: readonly Chunk<Item>[]) =>
          new Map(chunks.flatMap((chunk) => chunk.items.map(({ id }) => [id, chunk.id])))
        const [was, is] = [chunkOf(before), chunkOf(chunkItems(changed, before))]
        for (const { id } of changed) if (was.has(id)) expect(is.get(id)).toBe(was.get(id))
      }),
      randomRuns(),
    )
  })
})
