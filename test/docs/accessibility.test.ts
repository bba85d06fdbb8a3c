import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { criteria, newIn22, parts } from '../../scripts/conformance/claims.js'
import { END, missingTests, renderReport, START } from '../../scripts/conformance/render-report.js'
import { formatText } from '../../scripts/format-text.js'

const path = join(import.meta.dirname, '../../docs/accessibility.md')

describe('the conformance report in docs/accessibility.md', () => {
  it('names only tests that exist', () => {
    expect(missingTests()).toEqual([])
  })

  it('is what the claims say: run npx tsx scripts/write-conformance.ts after a change', () => {
    const page = readFileSync(path, 'utf8')
    const [, report = ''] = page.split(START)
    expect(report.split(END)[0]!.trim()).toBe(formatText(path, renderReport()).trim())
  })

  it('names criteria of WCAG 2.2, at least one for each part, and none twice', () => {
    for (const { part, claims } of parts) {
      const numbers = claims.map(({ criterion }) => criterion)
      expect(numbers, part).not.toEqual([])
      expect([...new Set(numbers)], part).toEqual(numbers)
      expect(Object.keys(criteria), part).toEqual(expect.arrayContaining(numbers))
    }
    expect(Object.keys(criteria)).toEqual(expect.arrayContaining([...newIn22]))
  })
})
