// @vitest-environment node
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'

import { cartHistories } from './history.js'
import { runCartHistory } from './run-history.js'

afterEach(() => vi.unstubAllGlobals())

it('loses and duplicates no line in tabs whose views of a failing storage are late', () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const result = fc.check(fc.property(cartHistories, runCartHistory), { numRuns: 500 })
  expect(result.errorInstance).toBeNull()
})
