import { expect, it } from 'vitest'

import { fnv1a } from './fnv1a.js'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('gives %j the hash of the FNV reference', (text, hash) => {
  expect(fnv1a(text)).toBe(hash)
})
