import { describe, expect, it } from 'vitest'

import { getParagraphs } from '../../src/core/readers/get-paragraphs.js'
import { findNonlinear, hostileTexts, LIMIT, measureGrowth } from './growth.js'
import { findImportedNames, findRegularExpressions, findTextFunctions } from './scan-source.js'
import { reachedBySubjects, sizedSubjects, textSubjects } from './subjects.js'

/** Unlike `replace`, allocates nothing. */
function findAll(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0
  while (pattern.test(text) && pattern.global && pattern.lastIndex < text.length);
}

// The only test that measures time: the ratio of two durations of one run. Each is the minimum of several rounds and
// counts the CPU time of this process only, so a busy machine does not change the result. `npm run bench growth` prints
// the durations.
describe('the time for hostile input', () => {
  it('would be reported for quadratic work', async () => {
    // Backtracks from each character; slow enough to be measured on a fast machine.
    const lastSpaces = (text: string) => text.match(/[ .]+(?=[,}]|$)/g)
    expect(await findNonlinear('lastSpaces', lastSpaces, hostileTexts.slice(1, 2))).not.toEqual([])
  })

  it('is measured for every exported function of the folders that takes a text', () => {
    const measured = new Set([...findImportedNames('subjects.ts'), ...Object.keys(reachedBySubjects)])
    const names = findTextFunctions()
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !measured.has(name))).toEqual([])
  })

  it.each(Object.entries(textSubjects))('grows linearly with the text: %s', async (name, run) => {
    const safely = async (text: string) => {
      try {
        await run(text)
      } catch (error) {
        // A refused text is fine; a text that overflows the stack is not.
        if (error instanceof RangeError) throw error
      }
    }
    expect(await findNonlinear(name, safely)).toEqual([])
  })

  it.each(findRegularExpressions().map(({ where, pattern }) => [where, pattern] as const))(
    'grows linearly for the pattern %s',
    async (where, pattern) => {
      expect(await findNonlinear(where, (text) => findAll(pattern, text))).toEqual([])
    },
  )

  it.each(Object.entries(sizedSubjects))('grows linearly with the parts: %s', async (_name, subject) => {
    const growth = await measureGrowth(subject.create, subject.run, subject.size)
    expect(growth?.ratio ?? 0).toBeLessThan(LIMIT)
  })

  it('reads a tag of 10,000,000 characters', () => {
    expect(getParagraphs(`<p ${'a'.repeat(1e7)}>Soft</p>`)).toEqual(['Soft'])
    expect(getParagraphs(`<p ${'a'.repeat(1e7)}`)).toHaveLength(1)
  })
})
