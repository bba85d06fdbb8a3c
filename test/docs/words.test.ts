import { describe, expect, it } from 'vitest'

import { countWords, readPages } from '../../scripts/words.js'

const pages = readPages()

describe('the words of docs/', () => {
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
