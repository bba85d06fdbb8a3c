import { buildProduct, createMockStore, type MockStore } from 'storefront-mock'

import type { Product } from '../../../src/core/index.js'

/** What the shop has ordered, with the prices that it charges. */
export interface Order {
  readonly id: string
  /** The value of the pressed button. */
  readonly pay: string | null
  readonly lines: readonly {
    readonly productId: string
    readonly quantity: number
    readonly price: string
  }[]
}

/** The store and the server of one session, outside of the page. */
export interface TillStore {
  readonly mock: MockStore
  readonly orders: Order[]
  /** Milliseconds until the server answers a checkout. */
  readonly serverMs: number
  readonly isFetch: boolean
  /** Requests that the server has not answered yet. */
  pending: number
  /** Whether the payment of the next checkout is declined. */
  declinesNext: boolean
  readonly setPrice: (id: string, price: string) => void
  readonly setStock: (id: string, stock: number) => void
  readonly setDown: (isDown: boolean) => void
  readonly isDown: () => boolean
}

export const PRODUCT_IDS = ['Mug', 'Bowl', 'Lamp'] as const

export function createTillStore(settings: {
  readonly storeMs: number
  readonly serverMs: number
  readonly isFetch: boolean
}): TillStore {
  const mock = createMockStore({
    latency: settings.storeMs,
    products: PRODUCT_IDS.map((id, index): Product => {
      const product = buildProduct({ id, name: id, price: `${10 + index}.50` })
      return {
        ...product,
        slug: id,
        variants: [{ ...product.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity: 500 }],
      }
    }),
  })
  let stopFailing: (() => void) | undefined
  const change = (id: string, part: Partial<Product['variants'][number]>) => {
    const product = mock.products.all().find((each) => each.id === id)
    if (product) mock.update(id, { variants: product.variants.map((variant) => ({ ...variant, ...part })) })
  }
  return {
    mock,
    orders: [],
    serverMs: settings.serverMs,
    isFetch: settings.isFetch,
    pending: 0,
    declinesNext: false,
    setPrice: (id, price) => change(id, { price }),
    setStock: (id, stockQuantity) =>
      change(id, { stockQuantity, stockStatus: stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK' }),
    setDown(isDown) {
      stopFailing?.()
      stopFailing = isDown ? mock.failWhen({}, 503) : undefined
    },
    isDown: () => stopFailing !== undefined,
  }
}
