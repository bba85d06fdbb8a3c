// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { explanations } from '../../src/core/errors/explanations.js'
import * as errors from '../../src/core/errors/index.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8')

it.each(Object.keys(explanations))('docs/errors.md explains the reason %s', (reason) => {
  expect(page).toContain(`\`${reason}\``)
})

it.each(Object.keys(errors).filter((name) => /[^t]Error$/.test(name)))(
  'docs/errors.md has %s in its table',
  (name) => {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${name}\``))
    // The code's link leads to a section of the page.
    const code = /\(#([a-z-]+)\)/.exec(row ?? '')?.[1]
    expect(page.split('\n')).toContain(`## ${code}`)
  },
)
