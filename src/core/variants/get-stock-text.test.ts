import { describe, expect, it } from 'vitest'

import { getStockText } from './get-stock-text.js'

const inStock = { level: 'inStock', quantity: 40 } as const
const low = { level: 'low', quantity: 3 } as const

describe('getStockText', () => {
  it.each([
    [inStock, 'In stock'],
    [low, 'Only 3 left'],
    [{ level: 'backorder', quantity: 0 }, 'On order'],
    [{ level: 'soldOut', quantity: 0 }, 'Sold out'],
    [null, 'Choose an option to see what is in stock.'],
    [undefined, 'Choose an option to see what is in stock.'],
  ] as const)('says of the stock %j: %s', (stock, text) => {
    expect(getStockText(stock)).toBe(text)
  })

  it('takes its texts from the labels, and English for those that are left out', () => {
    const labels = { stock: { low: ({ quantity }: { quantity: number }) => `Nur noch ${quantity}` } }
    expect(getStockText(low, labels)).toBe('Nur noch 3')
    expect(getStockText(inStock, labels)).toBe('In stock')
  })
})
