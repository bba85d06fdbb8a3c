// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { getParagraphs } from '../../src/core/readers/get-paragraphs.js'
import { findNonlinear, hostileTexts, measureGrowth } from './growth.js'
import { findRegularExpressions } from './regular-expressions.js'
import { sizedSubjects, textSubjects } from './subjects.js'

/** Unlike `replace`, allocates nothing. */
function findAll(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  while (pattern.test(text) && pattern.global && pattern.lastIndex < text.length);
}

// The only test that measures time: the ratio of two durations of one run, each the minimum of several rounds, so a busy
// machine does not change the result. `npm run bench:growth` prints the durations.
describe('the time for hostile input', () => {
  it('would be reported for quadratic work', () => {
    const trimEnd = (text: string) => text.replace(/ +$/, '')
    expect(findNonlinear('trimEnd', trimEnd, hostileTexts.slice(1, 2))).not.toEqual([])
  })

  it.each(Object.entries(textSubjects))('grows linearly with the text: %s', (name, run) => {
    const safely = (text: string) => {
      try {
        return run(text)
      } catch (error) {
        // A refused text is fine; a text that overflows the stack is not.
        if (error instanceof RangeError) throw error
        return undefined
      }
    }
    expect(findNonlinear(name, safely)).toEqual([])
  })

  it.each(findRegularExpressions().map(({ where, pattern }) => [where, pattern] as const))(
    'grows linearly for the pattern %s',
    (where, pattern) => {
      expect(findNonlinear(where, (text) => findAll(pattern, text))).toEqual([])
    },
  )

  it.each(Object.entries(sizedSubjects))('grows linearly with the parts: %s', (_name, subject) => {
    const growth = measureGrowth(subject.create, subject.run, subject.size)
    expect(growth?.ratio ?? 0).toBeLessThan(8)
  })

  it('reads a tag of 10,000,000 characters', () => {
    expect(getParagraphs(`<p ${'a'.repeat(1e7)}>Soft</p>`)).toEqual(['Soft'])
    expect(getParagraphs(`<p ${'a'.repeat(1e7)}`)).toHaveLength(1)
  })
})
