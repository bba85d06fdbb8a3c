import fc from 'fast-check'
import { expect, it } from 'vitest'

import { randomRuns } from '../../../../../test/setup/random-runs.js'
import { editDistance } from './edit-distance.js'
import type { Posting } from './posting.js'
import { createTerms } from './terms.js'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '𝔸'), minLength: 1, maxLength: 6 })
const termsOf = (words: readonly string[]) =>
  createTerms(new Map(words.map((text): [string, Posting] => [text, { entries: [], text }])), async () => {})
const sorted = (found: Iterable<readonly [string, ...unknown[]]>) =>
  [...found].map(([term]) => term).toSorted()

it('finds every word near to a word, with its number of typos, as a comparison with each word does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word), word, fc.constantFrom(1, 2), async (words, near, max) => {
      const terms = await termsOf(words)
      const found = Array.from(terms.near(near, max), ([term, , distance]) => `${term} ${distance}`)
      const expected = words.flatMap((each) => {
        const distance = editDistance(near, each, max)
        return distance > 0 && distance <= max ? [`${each} ${distance}`] : []
      })
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
    randomRuns(500),
  )
})

it('finds every word that begins with a word, with at most one typo after the first letter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word), word, async (words, near) => {
      const terms = await termsOf(words)
      const begins = (each: string) =>
        each[0] === near[0] &&
        [...Array(each.length + 1).keys()].some((end) => editDistance(near, each.slice(0, end), 1) <= 1)
      expect(sorted(terms.near(near, 1, true))).toEqual(words.filter(begins).toSorted())
    }),
    randomRuns(500),
  )
})

it('finds words by their beginning, and by a part', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word), word, async (words, part) => {
      const terms = await termsOf(words)
      expect(sorted(terms.beginningWith(part))).toEqual(
        words.filter((each) => each.startsWith(part)).toSorted(),
      )
      expect(
        terms
          .containing(part)
          .map(({ text }) => text)
          .toSorted(),
      ).toEqual(words.filter((each) => each.includes(part)).toSorted())
    }),
    randomRuns(),
  )
})
