import { replaceEqualDeep } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { shareStructure } from './merge-pages.js'

describe('shareStructure', () => {
  it('keeps the references of equal parts and replaces the others', () => {
    const old = { name: 'Shirt', variants: [{ price: '1.00' }, { price: '2.00' }], at: new Date(0) }
    const next = { ...structuredClone(old), variants: [{ price: '1.00' }, { price: '3.00' }] }
    const shared = shareStructure(old, next)
    expect(shared).toEqual(next)
    expect(shared.variants[0]).toBe(old.variants[0])
    expect(shared.at).toBe(next.at)
    const same = { list: [1, { a: null }], text: '' }
    expect(shareStructure(same, structuredClone(same))).toBe(same)
  })

  it('returns the old value exactly when TanStack’s replaceEqualDeep does, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (old, next) => {
        const shared = shareStructure(old, next)
        expect(shared).toStrictEqual(next)
        expect(shared === old).toBe(replaceEqualDeep(old, next) === old)
        expect(shareStructure(old, structuredClone(old))).toBe(old)
      }),
      randomRuns(),
    )
  })

  it('copies a __proto__ key as an own key', () => {
    const next = JSON.parse('{ "__proto__": {}, "name": "Shirt" }') as object
    for (const old of [{}, { name: 'Shirt' }, JSON.parse('{ "__proto__": { "a": 1 } }')]) {
      const shared = shareStructure<object>(old, next)
      expect(JSON.stringify(shared)).toBe('{"__proto__":{},"name":"Shirt"}')
      expect(Object.getOwnPropertyDescriptor(shared, '__proto__')?.value).not.toBe(Object.prototype)
    }
  })

  it('does not overflow the stack on deeply nested values', () => {
    const nested = () => {
      let value: unknown = 1
      for (let depth = 0; depth < 100_000; depth++) value = [value]
      return value
    }
    const next = nested()
    expect(shareStructure(nested(), next)).toBeInstanceOf(Array)
  })
})
