import { expect, it } from 'vitest'

import { findImporters, findPropertyFiles } from './find-property-files.js'

it('each test that uses fast-check takes its number of cases from random-runs.ts', () => {
  const files = findPropertyFiles()
  expect(files).toContain('test/histories/histories.test.ts')
  expect(findImporters(/^fast-check$/).filter((file) => !files.includes(file))).toEqual([])
})
