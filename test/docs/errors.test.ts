// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import * as errors from '../../src/core/errors/index.js'

const source = join(import.meta.dirname, '../../src')
const page = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8')

// Found by file name, so that a new layer is covered without a change here.
const layers = await Promise.all(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('error-texts.ts'))
    .map(async (path) => {
      const module = (await import(join(source, path))) as Record<string, object>
      const [, texts = {}] = Object.entries(module).find(([name]) => /errorTexts$/i.test(name)) ?? []
      return { path, reasons: Object.keys(texts) }
    }),
)

describe('docs/errors.md', () => {
  it('covers the error texts of every layer', () => {
    expect(layers.map(({ path }) => path).toSorted()).toEqual([
      'analytics/error-texts.ts',
      'cart/state/error-texts.ts',
      'core/errors/error-texts.ts',
      'parts/error-texts.ts',
      'provider/error-texts.ts',
      'saved/state/error-texts.ts',
      'search/state/error-texts.ts',
      'url/error-texts.ts',
    ])
    expect(layers.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })

  it.each(layers.flatMap(({ reasons }) => reasons))('explains the reason %s', (reason) => {
    expect(page).toContain(`\`${reason}\``)
  })

  it.each(Object.keys(errors).filter((name) => /[^t]Error$/.test(name)))(
    'lists %s in its table, with a link to its section',
    (name) => {
      const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
      const code = /\(#([a-z-]+)\)/.exec(row ?? '')?.[1]
      expect(page.split('\n')).toContain(`## ${code}`)
    },
  )
})
