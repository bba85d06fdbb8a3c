import fc from 'fast-check'
import { buildProduct } from 'storefront-mock'
import { describe, expect, it } from 'vitest'

import { isCutOff } from './is-cut-off.js'

/** A JSON text in any spelling: with and without spaces, with escaped characters. */
const bodies = fc
  .tuple(
    fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
    fc.constantFrom('', ' ', '\t'),
    fc.boolean(),
  )
  .map(([value, space, isEscaped]) => {
    const text = JSON.stringify(value, undefined, space)
    return isEscaped ? text.replace(/[^ -~\s]|[\]a-c,]/g, escapeInStrings(text)) : text
  })
  // Each start of a body is read, so long ones take long.
  .filter((body) => body.length < 300)

/** Escapes characters of strings as `\u0061`. */
const escapeInStrings = (text: string) => (character: string, index: number) => {
  const before = text.slice(0, index).replace(/\\[^]/g, '')
  const isInString = before.split('"').length % 2 === 0
  const isEscape = /(^|[^\\])(\\\\)*\\(u[\da-f]{0,3})?$/i.test(text.slice(0, index))
  return isInString && !isEscape ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : character
}

const page = JSON.stringify({
  data: [buildProduct({ id: 'a' })],
  has_more: true,
  total_count: -1.5e-7,
  n: null,
})

describe('isCutOff', () => {
  it('is true for each start of a page of products', () => {
    const starts = Array.from(page, (_, length) => page.slice(0, length))
    expect(starts.filter((start) => !isCutOff(start))).toEqual([])
  })

  it('is true for each start of any JSON', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        JSON.parse(body)
        const starts = Array.from(body, (_, length) => body.slice(0, length))
        expect(starts.filter((start) => !isCutOff(start))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  it('is false for JSON that is wrong in its middle, wherever it ends', () => {
    fc.assert(
      fc.property(bodies, fc.nat(), fc.nat(), (body, at, end) => {
        const index = at % body.length
        // A control character is allowed nowhere.
        const broken = `${body.slice(0, index)}\u0000${body.slice(index)}`
        const text = broken.slice(0, index + 1 + (end % (body.length - index)))
        expect([text, isCutOff(text)]).toEqual([text, false])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    '{"a":1,}',
    '{"a":1,},',
    '{"a":,"b":1',
    '{"a" 1',
    '{a:1',
    "{'a':1",
    '[1,,2',
    '[1 2',
    '[1}',
    '{"a":1]',
    '[1]]',
    '[01',
    '[1.e',
    '[+',
    '[tru,',
    '[True',
    '[undefined',
    '[NaN',
    '["\\x',
    '["\\u00g',
    '["\n',
    '{"a":[{"b":"c"}]}}',
    '{"data":[]}{"data":[]}',
    'Internal Server Error',
    '<br />{"data":[',
    '\u0000',
  ])('is false for %j', (text) => {
    expect(isCutOff(text)).toBe(false)
  })
})
