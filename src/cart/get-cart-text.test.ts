import { describe, expect, it } from 'vitest'

import { getCartText } from './get-cart-text.js'

describe('getCartText', () => {
  it('returns the words next to the amounts of a cart', () => {
    expect(getCartText('subtotal')).toBe('Subtotal')
    expect(getCartText('savings', {})).toBe('You save')
  })

  it.each([
    ['soldOut', 'Sold out.'],
    ['stock', 'No more in stock.'],
    ['quantityLimit', 'Maximum quantity reached.'],
    ['lineLimit', 'Your cart is full.'],
  ] as const)('says why the cart holds fewer units than requested: %s', (reason, text) => {
    expect(getCartText(reason)).toBe(text)
  })

  it('takes its texts from the labels, and English for those that are left out', () => {
    const labels = { cart: { subtotal: 'Zwischensumme', limit: () => 'Mehr gibt es nicht.' } }
    expect(getCartText('subtotal', labels)).toBe('Zwischensumme')
    expect(getCartText('stock', labels)).toBe('Mehr gibt es nicht.')
    expect(getCartText('savings', labels)).toBe('You save')
  })
})
