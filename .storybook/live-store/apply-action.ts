import type { QueryClient } from '@tanstack/react-query'
import type { MockFault, MockStore } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'
import { sumAmounts } from '../../src/core/money/sum-amounts.js'
import { insertProduct } from './insert-product.js'
import { faults, type FaultName, type ProductAction, type StoreChange } from './protocol.js'

export interface Shop {
  readonly store: MockStore
  readonly queryClient: QueryClient
}

/** @returns what happened, as a sentence */
export function applyAction(
  { store, queryClient }: Shop,
  action: StoreChange,
  targetId: string | undefined,
): string {
  switch (action.type) {
    case 'break':
      if (action.isLasting) store.failWhen({}, faultOf(action.fault))
      else store.failNext(faultOf(action.fault))
      return `${action.isLasting ? 'Every request' : 'The next request'} fails: ${faults[action.fault]}.`
    case 'repair':
      store.clearFaults()
      return 'The store works again.'
    case 'refetch':
      void queryClient.invalidateQueries()
      return 'Refetched everything that is shown.'
    default: {
      const product = store.products.get(targetId ?? '') ?? store.products.all()[0]
      return product ? changeProduct(store, product, action.type) : 'The store has no products.'
    }
  }
}

function changeProduct(store: MockStore, product: Product, action: ProductAction): string {
  switch (action) {
    case 'insertBefore':
      return `Inserted “${insertProduct(store, product, 'before').name}” before “${product.name}”.`
    case 'insertAfter':
      return `Inserted “${insertProduct(store, product, 'after').name}” after “${product.name}”.`
    case 'insertNewest':
      return `Inserted “${insertProduct(store, product, 'newest').name}” as the newest product.`
    case 'remove':
      store.remove(product.id)
      return `Deleted “${product.name}”.`
    case 'raisePrice':
      store.update(product.id, { variants: product.variants.map(withRaisedPrice) })
      return `Raised the price of “${product.name}” by 10.`
    case 'sellOut':
      store.update(product.id, { variants: product.variants.map(soldOut) })
      return `Sold out “${product.name}”.`
  }
}

type Variant = Product['variants'][number]

const withRaisedPrice = (variant: Variant): Variant => ({
  ...variant,
  price: sumAmounts([variant.price, '10']),
})

const soldOut = (variant: Variant): Variant => ({ ...variant, stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' })

function faultOf(name: FaultName): MockFault {
  if (name === 'rateLimit') return { status: 429, retryAfter: 2 }
  return name === 'serverError' ? 500 : name
}
