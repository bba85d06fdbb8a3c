import { describe, expect, it } from 'vitest'

import { documentOf } from '../../../test/search-of.js'
import type { SearchDocument } from '../../documents/search-document.js'
import { toQueryWords, type QueryWord } from './query-words.js'
import { createTextIndex, DEFAULT_WEIGHTS } from './text-index.js'
import { createTokenizer } from './tokenize.js'

const tokenize = createTokenizer()

async function wordsOf(
  store: readonly (string | SearchDocument)[],
  query: string,
  synonymsOf: (word: string) => readonly string[] = () => [],
): Promise<QueryWord[]> {
  const documents = store.map((each) => (typeof each === 'string' ? documentOf(each) : each))
  const index = await createTextIndex(documents, tokenize, DEFAULT_WEIGHTS, () => Promise.resolve())
  return toQueryWords(query, tokenize(query), index, synonymsOf)
}

/** Other spellings, as "mac book*": the star is for a word that may continue. */
const spellings = ({ spellings: all }: QueryWord) => {
  const texts = all.map((parts) =>
    parts.map(({ word, isPrefix }) => (isPrefix ? `${word}*` : word)).join(' '),
  )
  // The same spelling twice finds the same.
  return [...new Set(texts)]
}
const spellingsOf = async (store: readonly string[], query: string) =>
  (await wordsOf(store, query)).map(spellings)

describe('toQueryWords', () => {
  it.each([
    ['the last word', 'linen shirt', [false, true]],
    ['no word before a space', 'linen shirt ', [false, false]],
    ['each word of a script without spaces', 'ワイヤレス 靴 ', [true, true]],
  ])('takes for unfinished: %s', async (_what, query, unfinished) => {
    expect((await wordsOf([], query)).map(({ isUnfinished }) => isUnfinished)).toEqual(unfinished)
  })

  it.each([
    ['a word that no product has', 'lin shirt', true],
    ['a word of the store that is unfinished', 'linen', true],
    ['not two letters', 'li shirt', false],
    ['not a word of the store', 'shirt linen', false],
  ])('takes for the beginning of a word: %s', async (_what, query, isPrefix) => {
    expect((await wordsOf(['Linen shirt'], query))[0]?.isPrefix).toBe(isPrefix)
  })

  it.each([
    ['joins neighbours', 'a b c', [['ab'], ['ab', 'bc*'], ['bc*']]],
    ['joins finished neighbours', 'a b ', [['ab'], ['ab']]],
    ['joins nothing to a single word', 'linen', [[]]],
    ['joins no words of scripts without spaces', 'a 靴 b', [[], [], []]],
    ['divides letters and digits', 'rtx306', [['rtx 306*']]],
    ['divides finished letters and digits', 'rtx3060 ', [['rtx 3060']]],
    ['takes no single digit for a beginning', 'rtx3', [['rtx 3']]],
    ['divides a compound', 'macbook', [['mac book*']]],
    ['divides a finished compound', 'macbook ', [['mac book']]],
    ['divides an unfinished compound', 'macboo', [['mac boo*']]],
    ['takes no two letters of a compound for a beginning', 'macbo', [[]]],
    ['divides no compound whose end is missing', 'macboo ', [[]]],
    ['divides no compound whose end no product has', 'macxyz', [[]]],
    ['divides no compound whose beginning no product has', 'xyzbook', [[]]],
    ['divides into two letters and two', 'wifi ', [['wi fi']]],
    ['divides no single letter off the front', 'zpro ', [[]]],
    ['divides no single letter off the end', 'proz ', [[]]],
    ['divides no word that the store has', 'notebook', [[]]],
    ['divides no word of a script without spaces', 'ワイヤレス', [[]]],
  ])('%s', async (_what, query, expected) => {
    const store = [
      'GeForce RTX 3060',
      'RTX 3',
      'Mac Book',
      'Wi Fi',
      'Pro Z',
      'Notebook',
      'Note',
      'ワイ ヤレス',
    ]
    expect(await spellingsOf(store, query)).toEqual(expected)
  })

  it.each([
    ['battery', ['batteries']],
    ['batteries', ['battery']],
    ['watch', ['watches']],
    ['watches', ['watch']],
    ['shirt', ['shirts']],
    ['cats', ['cat']],
  ])('finds other forms of %s', async (query, forms) => {
    expect((await wordsOf([], query))[0]?.forms).toEqual(expect.arrayContaining(forms))
  })

  it.each([
    ['coating', ['coat', 'coated', 'coats']],
    ['tracking', ['tracker', 'trackers', 'track']],
    ['tracker', ['tracking', 'tracked']],
    ['charge', ['charger', 'charging', 'charged']],
    ['gaming', ['game']],
  ])('finds words of the stem of %s', async (query, related) => {
    expect((await wordsOf([], query))[0]?.forms).toEqual(expect.arrayContaining(related))
  })

  it('finds no words of a stem of two letters, and none in scripts without spaces', async () => {
    expect((await wordsOf([], 'used'))[0]?.forms).not.toContain('us')
    expect((await wordsOf([], 'ワイヤレス'))[0]?.forms).toEqual([])
  })

  it.each([
    ['a word of three letters that no product has', 'udb cable', 1],
    ['not one that a product has', 'led cable', 0],
    ['not one alone', 'udb', 0],
    ['not a number', '256 cable', 0],
    ['not one of two letters', 'ub cable', 0],
  ])('takes for mistyped: %s', async (_what, query, typos) => {
    expect((await wordsOf(['LED lamp', 'USB cable'], query))[0]?.typos).toBe(typos)
  })

  it('finds no other forms of short words and of scripts without spaces, but synonyms', async () => {
    const synonymsOf = (word: string) => (word === 'tee' ? ['shirt'] : [])
    expect((await wordsOf([], 'gs', synonymsOf))[0]?.forms).toEqual([])
    expect((await wordsOf([], 'tee', synonymsOf))[0]?.synonyms).toEqual(['shirt'])
    expect((await wordsOf([], 'ワイヤレス'))[0]).toMatchObject({ synonyms: [], forms: [] })
  })

  const long = (length: number) => `g${'1'.repeat(length - 1)}`
  it.each([
    ['letters before digits', 'g418', ['G413'], true],
    ['digits before letters', '4g18x', ['4G13X'], true],
    ['digits before a letter', '418g', ['413G'], true],
    ['six digits', '123456', [], true],
    ['not five digits', '12345', [], false],
    ['not three characters', 'g41', [], false],
    ['32 characters', long(32), [], true],
    ['not 33 characters', long(33), [], false],
    ['not letters alone', 'keyboard', [], false],
    ['not what the store has', 'g413 ', ['G413'], false],
    ['not the beginning of what it has, unfinished', 'g915', ['G9150'], false],
    ['the beginning of what it has, finished', 'g915 ', ['G9150'], true],
    ['not what it has in two neighbouring words', 'g915 ', ['G 915'], false],
    ['what it has in two words that are apart', 'g915 ', ['G case 915'], true],
    ['not what a tag has', 'g915 ', [documentOf('Mouse', { tags: ['G915'] })], false],
  ])('takes for a mistyped part number: %s', async (_what, query, store, isPart) => {
    const word = (await wordsOf(store, query))[0]
    expect(word?.isPart).toBe(isPart)
    if (isPart) expect(word).toMatchObject({ typos: 1, spellings: [] })
    else if (/\d/.test(query)) expect(word?.typos).toBe(0)
  })
})
