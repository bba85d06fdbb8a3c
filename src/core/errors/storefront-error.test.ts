import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

import { InvalidParamsError } from './invalid-params-error.js'
import { isStorefrontError } from './storefront-error.js'

describe('isStorefrontError', () => {
  it('returns true for errors of this package, also from another copy or realm', () => {
    expect(isStorefrontError(new InvalidParamsError('no'))).toBe(true)
    const foreign = runInNewContext(
      "Object.assign(new Error('from a worker'), { [Symbol.for('storefront-react.error')]: true })",
    ) as unknown
    expect(foreign instanceof Error).toBe(false)
    expect(isStorefrontError(foreign)).toBe(true)
  })

  it.each([new Error('no'), null, undefined, 'text', {}])('returns false for %o', (value) => {
    expect(isStorefrontError(value)).toBe(false)
  })
})
