import { expect, it } from 'vitest'

import { readStatusWords } from '../src/survey/status-words.js'

it('says what becomes of each status word, the most frequent first', () => {
  const product = (status: string, ...stock: string[]) => ({
    status,
    variants: stock.map((stockStatus) => ({ stockStatus })),
  })
  expect(
    readStatusWords([
      product('Archived', 'IN_STOCK', 'sold out'),
      product('LIVE', 'IN_STOCK', 'pre-order'),
      product('LIVE', 'IN_STOCK'),
    ]),
  ).toEqual({
    product: ['LIVE (2): for sale', 'Archived (1): not for sale'],
    variant: [
      'IN_STOCK (3): the quantity decides',
      'sold out (1): sold out',
      'pre-order (1): for sale without stock',
    ],
  })
})
