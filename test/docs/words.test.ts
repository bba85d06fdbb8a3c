import { describe, expect, it } from 'vitest'

import { countWords, readPages } from '../../scripts/words.js'

const pages = readPages()

describe('the words of docs/', () => {
  it('fit into at most 48 pages and 36,000 words', () => {
    expect(pages.length).toBeLessThanOrEqual(48)
    expect(pages.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(36_000)
  })

  it('explain the whole in at most 600 on the first page', () => {
    expect(pages.find(({ page }) => page === 'overview.md')?.words).toBeLessThanOrEqual(600)
  })
})

describe('countWords', () => {
  it('counts prose and the cells of a table, and code apart', () => {
    const markdown = [
      '# Two words',
      '<!-- not counted -->',
      '| a | `b c` |',
      '| - | - |',
      '```ts',
      'const x = 1',
      '```',
    ]
    expect(countWords(`${markdown.join('\n')}\n`)).toEqual({ words: 5, code: 4 })
  })
})
