import { expect, it } from 'vitest'

import type { Eye } from '../shopper-page.js'
import { compareEyes } from './eye.js'

const eye: Eye = {
  list: '#list',
  rows: [
    { id: 'p0002', top: -179 },
    { id: 'p0004', top: 49 },
  ],
  after: 6,
  scrollTop: 2284,
  maxScrollTop: 2284,
}
/** All the rows down by this. */
const movedBy = (pixels: number, others: Partial<Eye>): Eye => ({
  ...eye,
  rows: eye.rows.map(({ id, top }) => ({ id, top: top + pixels })),
  ...others,
})
const unchanged = new Set<string>()

it('accepts that rows move down at the end of a page that has become shorter with the same products below', () => {
  const after = movedBy(60, { scrollTop: 2224, maxScrollTop: 2224 })
  expect(compareEyes(eye, after, unchanged)).toEqual([])
})

it('accepts that a page that fitted on the screen shows its end after Previous', () => {
  const before = { ...eye, scrollTop: 0, maxScrollTop: 0 }
  const after = movedBy(152, { scrollTop: 394, maxScrollTop: 394 })
  expect(compareEyes(before, after, unchanged)).toEqual([])
})

it('reports rows that move down when the page could scroll on, or when products below them are gone', () => {
  const problem = [expect.stringContaining('p0002 moved by 60 px')]
  expect(compareEyes(eye, movedBy(60, { scrollTop: 2224 }), unchanged)).toEqual(problem)
  const isWithout = movedBy(60, { scrollTop: 2224, maxScrollTop: 2224, after: 5 })
  expect(compareEyes(eye, isWithout, unchanged)).toEqual(problem)
})

it('accepts that rows move or are gone in a frame that grows, and nowhere else', () => {
  expect(compareEyes(eye, movedBy(60, { scrollTop: 2224 }), unchanged, true)).toEqual([])
  const gone = { ...eye, rows: [] }
  expect(compareEyes(eye, gone, unchanged, true)).toEqual([])
  expect(compareEyes(eye, gone, unchanged)).toEqual([expect.stringContaining('p0002 is gone')])
})
