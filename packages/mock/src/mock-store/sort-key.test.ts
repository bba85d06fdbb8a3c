import fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomRuns } from '../../../../test/setup/random-runs.js'
import { decimalSortKey, sortKeyOf } from './sort-key.js'

const scale = 12n
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,12}$/))
  .map(([negative, integer, fraction]) => ({
    text: `${negative ? '-' : ''}${integer}${fraction && `.${fraction}`}`,
    value:
      (negative ? -1n : 1n) * (integer * 10n ** scale + BigInt(fraction.padEnd(Number(scale), '0') || '0')),
  }))

test('decimalSortKey orders decimals of any length exactly', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      const [keyA, keyB] = [decimalSortKey(a.text), decimalSortKey(b.text)]
      const order = keyA < keyB ? -1 : keyA > keyB ? 1 : 0
      expect(order).toBe(a.value < b.value ? -1 : a.value > b.value ? 1 : 0)
    }),
    {
      ...randomRuns(),
      examples: [
        [
          { text: '9007199254740993.10', value: 1n },
          { text: '9007199254740993.1', value: 1n },
        ],
      ],
    },
  )
})

test('decimalSortKey ignores leading and trailing zeros', () => {
  expect(decimalSortKey('007.50')).toBe(decimalSortKey('7.5'))
  expect(decimalSortKey('-0.00')).toBe(decimalSortKey('0'))
})

test('decimalSortKey returns an empty key for text that is not a decimal', () => {
  for (const text of ['', '.', '-', '1e3', '1,5', 'free']) expect(decimalSortKey(text)).toBe('')
})

test('sortKeyOf uses the lowest variant price of a product', () => {
  const product = { id: 'a', variants: [{ price: '10.00' }, { price: '9.5' }, {}, null] }
  expect(sortKeyOf(product, 'price')).toBe(decimalSortKey('9.50'))
  expect(sortKeyOf({ id: 'b' }, 'price')).toBe('')
})

test('sortKeyOf takes any scalar field, and sorts an item without it first', () => {
  expect(sortKeyOf({ id: 'a', name: 'Tea' } as { id: string }, 'name')).toBe('Tea')
  expect(sortKeyOf({ id: 'a', position: 3 } as { id: string }, 'position')).toBe(3)
  expect(sortKeyOf({ id: 'a', featured: true } as { id: string }, 'featured')).toBe(1)
  expect(sortKeyOf({ id: 'a' }, 'name')).toBe('')
})
