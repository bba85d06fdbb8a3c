import { describe, expect, it } from 'vitest'

import { findKey, keyForms } from './key-forms.js'

const KEY = 'pk_canary/7Qz+"3\\%w=='

describe('findKey', () => {
  it.each(Object.entries(keyForms(KEY)))('finds the key in a file as %s', (name, form) => {
    expect(findKey(`const a = "x";${form}`, KEY)).toContain(name)
  })

  it.each([0, 1, 2])('finds the key in the base64 of a longer text, after %i more characters', (count) => {
    expect(findKey(btoa(`${'x'.repeat(count)}{"key":"${KEY}"}`), KEY)).toContain('inside of base64')
  })

  it('finds nothing in other texts', () => {
    expect(findKey('pk_other STOREFRONT_SERVER_KEY [redacted]', KEY)).toEqual([])
  })
})
