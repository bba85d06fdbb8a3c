// Writes the conformance report into docs/accessibility.md, from the claims and the names of the tests that prove them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { END, missingTests, renderReport, START } from './conformance/render-report.js'
import { formatText } from './format-text.js'

const page = join(import.meta.dirname, '../docs/accessibility.md')
const missing = missingTests()
if (missing.length > 0) {
  console.error(`These tests do not exist:\n${missing.join('\n')}`)
  process.exit(1)
}
const text = readFileSync(page, 'utf8')
const [before] = text.split(START)
const [, after] = text.split(END)
const written = `${before}${START}\n\n${renderReport()}\n\n${END}${after}`
writeFileSync(page, formatText(page, written))
