import { expect, it } from 'vitest'

import { readCartCookies } from './read-cart-cookies.js'
import { writeLineCookie } from './write-line-cookie.js'

const requestOf = (quantities: readonly number[]) => {
  const cookie = quantities
    .map((quantity, index) => ({ productId: `P${index}`, variantId: '1', quantity }))
    .map(
      (line) =>
        writeLineCookie({ request: { headers: new Headers() }, line, storageScope: 'de' }).cookie.split(
          ';',
        )[0],
    )
    .join('; ')
  return { headers: new Headers({ cookie }) }
}

it('reads the 40 newest of 80 forged lines, so that a request does not start a request for each', () => {
  const lines = readCartCookies(requestOf(Array.from({ length: 80 }, () => 1)), { storageScope: 'de' })
  expect(lines.map(({ productId }) => productId)).toEqual(
    Array.from({ length: 40 }, (_, index) => `P${40 + index}`),
  )
})

it('leaves out lines above the limits of the cart', () => {
  const request = requestOf([1e9, 2, 5])
  expect(readCartCookies(request, { storageScope: 'de' })).toHaveLength(2)
  expect(readCartCookies(request, { storageScope: 'de', limits: { quantity: 2 } })).toMatchObject([
    { productId: 'P1' },
  ])
})
