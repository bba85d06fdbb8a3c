import fc from 'fast-check'
import { buildProduct } from 'storefront-mock'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { isCutOff } from './is-cut-off.js'

const startsOf = (body: string) => Array.from(body, (_, length) => body.slice(0, length))

/** JSON with and without spaces, with brackets, quotes and backslashes in its strings. */
const bodies = fc
  .tuple(
    fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
    fc.constantFrom('', ' ', '\t'),
    fc.array(fc.constantFrom('{', '[', ']', '}', '"', '\\', 'é', '\n'), { maxLength: 8 }),
  )
  .map(([value, space, text]) => JSON.stringify([value, text.join('')], undefined, space))
  // Each start of a body is read, so long ones take long.
  .filter((body) => body.length < 300)

describe('isCutOff', () => {
  it('is true for each start of a page of products', () => {
    const page = JSON.stringify({ data: [buildProduct({ id: 'a' })], has_more: true, total_count: -1.5e-7 })
    expect(startsOf(page).filter((start) => !isCutOff(start))).toEqual([])
  })

  it('is true for each start of any list or object', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(startsOf(body).filter((start) => !isCutOff(start))).toEqual([])
        expect(isCutOff(body)).toBe(false)
      }),
      randomRuns(500),
    )
  })

  it.each([
    '{"a":1,}',
    '{a:1}',
    "{'a':1}",
    '[1,,2]',
    '[1}',
    '{"a":1]',
    '[1]]',
    '[undefined]',
    '["\n"]',
    '{"a":[{"b":"c"}]}}',
    '{"data":[]}{"data":[]}',
    'Internal Server Error',
    'Error in template {',
    '<br />{"data":[',
    '<style>body {',
    '\u0000',
  ])('is false for %j', (text) => {
    expect(isCutOff(text)).toBe(false)
  })

  it('reads a text of many megabytes in one pass', () => {
    const half = `[${'{"a":"\\\\\\"[","b":"x"},'.repeat(500_000)}`
    const start = performance.now()
    expect(isCutOff(half)).toBe(true)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
