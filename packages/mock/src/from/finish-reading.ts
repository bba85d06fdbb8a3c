import { productSchema, type Collection, type Product } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { ReadingError } from './http/reading-error.js'
import type { Losses } from './losses.js'
import type { OneCurrency } from './one-currency.js'
import type { ShopReading } from './shop-reading.js'

interface Parts {
  readonly products: readonly Product[]
  readonly collections: readonly Collection[]
  readonly currency: OneCurrency
  readonly losses: Losses
}

/** @throws ReadingError if no product is left, because an empty shop looks like a mistake of the reader's own code. */
export function finishReading({ products, collections, currency, losses }: Parts): ShopReading {
  const valid = products.filter((product) => {
    const result = validate(productSchema, product)
    if (!result.ok)
      losses.count('left out: products that do not match the API reference', `"${product.name}"`)
    return result.ok
  })
  if (valid.length === 0 || currency.code === undefined)
    throw new ReadingError(`it has no product that can be shown. ${losses.counted()[0] ?? ''}`.trim())
  // An empty collection is a page with nothing on it.
  const used = new Set(
    valid.flatMap((product) => product.collections.map((each) => (each as { readonly id: string }).id)),
  )
  return {
    products: valid,
    collections: collections.filter(({ id }) => used.has(id)),
    currency: currency.code,
    losses: losses.lines(),
  }
}
