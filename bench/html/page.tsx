/** The same cards on a page of this package and on a bare one. */
import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { Fragment, useState } from 'react'

import { renderProductCard, type CardProduct } from '../../blocks/product-card/product-card'
import { ProductGrid } from '../../blocks/product-grid/product-grid'
import { productColumns } from '../../blocks/shop-ui/class-names'
import { addressOf } from './plain-page'
import { StorefrontProvider, type AnyStorefrontClient } from '../../src/index.js'

export const LIMIT = 24

const shop = { currency: 'EUR', locale: 'en', imageLoader: addressOf } as const

interface ListPageProps {
  readonly client: AnyStorefrontClient
  readonly state: DehydratedState
}

/** Without a request: the state has the list. */
export function ListPage({ client, state }: ListPageProps) {
  const [queryClient] = useState(() => {
    const hydrated = new QueryClient()
    hydrate(hydrated, state)
    return hydrated
  })
  return (
    <StorefrontProvider {...shop} client={client} queryClient={queryClient}>
      <ProductGrid params={{ limit: LIMIT }} />
    </StorefrontProvider>
  )
}

interface BarePageProps {
  /** Sends no request; the cards read prices and addresses of images from the provider. */
  readonly client: AnyStorefrontClient
  readonly products: readonly CardProduct[]
}

/** The cards in a list, with nothing to press. */
export function BarePage({ client, products }: BarePageProps) {
  return (
    <StorefrontProvider {...shop} client={client}>
      <ul className={productColumns}>
        {products.map((product) => (
          <Fragment key={product.id}>{renderProductCard(product)}</Fragment>
        ))}
      </ul>
    </StorefrontProvider>
  )
}
