import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { englishWordsIn } from './english-words.js'
import { english, labelsIn, languages } from './packs.js'
import { textsOf } from './samples.js'

const englishTexts = textsOf(english)

describe.each(languages)('the labels in %s', (language) => {
  const texts = textsOf(labelsIn(language))

  it('contain no English word', () => {
    const found = [...texts].flatMap(([name, text]) =>
      englishWordsIn(text, language).map((word) => `${name}: ${word} in ${text}`),
    )
    expect(found).toEqual([])
  })

  it('have a text wherever English has one', () => {
    const silent = (all: ReadonlyMap<string, string>) =>
      [...all].filter(([, text]) => text.trim() === '').map(([name]) => name)
    expect(silent(texts)).toEqual(silent(englishTexts))
  })

  it('leave no mark of a template, and no value that is not a text', () => {
    for (const [name, text] of texts)
      expect(text, name).not.toMatch(/[{}#]|\b(undefined|null|NaN)\b|\[object/)
  })

  it('name every value that the English text names', () => {
    const values = (text: string) => [...new Set(text.match(/[①②③④]/g))].sort()
    for (const [name, text] of texts) expect(values(text), name).toEqual(values(englishTexts.get(name)!))
  })

  it('start the name of a save toggle with its visible text, for voice control', () => {
    const { toggle, toggleName } = labelsIn(language).saved
    expect(toggleName({ name: '①' }).startsWith(toggle)).toBe(true)
  })

  // A reader who knows the language can correct this file, without reading code.
  it('are recorded next to the English texts', async () => {
    const rows = [...texts].map(([name, text]) => `| \`${name}\` | ${englishTexts.get(name)} | ${text} |`)
    const table = ['| label | en | ' + language + ' |', '| --- | --- | --- |', ...rows, ''].join('\n')
    await expect(table).toMatchFileSnapshot(join(import.meta.dirname, `texts/${language}.md`))
  })
})
