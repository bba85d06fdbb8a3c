import { expect, it } from 'vitest'

import { hasSameFields } from './has-same-fields.js'

it.each([
  ['the same values', { id: 'p1', page: NaN }, { id: 'p1', page: NaN }, true],
  ['another order of the keys', { id: 'p1', page: 2 }, { page: 2, id: 'p1' }, true],
  ['another value', { id: 'p1' }, { id: 'p2' }, false],
  ['an added key', {}, { endingBefore: 'p1' }, false],
  ['a removed key', { endingBefore: 'p1' }, {}, false],
  ['another key that is undefined', { startingAfter: undefined }, { endingBefore: undefined }, false],
])('two objects with %s', (_, a, b, isSame) => {
  expect(hasSameFields(a, b)).toBe(isSame)
})
