import { buildProduct, createMockStore, type MockStore } from 'storefront-mock'
import type { Product } from '../../src/core/index.js'
import { idOf, nameOf, PRODUCTS } from './settings.js'

/** The store of one session. It is outside the page, so a reload finds it as it was. */
export interface SessionStore {
  readonly mock: MockStore
  /** How often its products changed. */
  readonly changes: () => number
  /** Requests for pages of the list, without those of the carousel and the dialog, since the session began. */
  readonly pageRequests: () => number
  /** Of the server that renders the page. They are no `pageRequests`. */
  readonly fetchOnServer: typeof fetch
  readonly isAnswering: () => boolean
  /** The ids as the lists show them: by name. */
  readonly order: () => readonly string[]
  /** The product that follows one that is, or was, in the store. */
  readonly next: (id: string) => string | undefined
  /** Inserts products next to each other, at an index of the order. */
  readonly insertAt: (index: number, count: number) => void
  readonly remove: (id: string) => void
  /** Renames a product so that it belongs to another index of the order. */
  readonly moveTo: (id: string, index: number) => void
}

export function createSessionStore(latency: number): SessionStore {
  const mock = createMockStore({
    products: Array.from({ length: PRODUCTS }, (_, index) => product(idOf(index + 1), nameOf(index + 1))),
    latency,
  })
  let changes = 0
  let renderRequests = 0
  const removed: Product[] = []
  const sorted = () =>
    [...mock.products.all()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  const nameBefore = (products: readonly Product[], index: number) => {
    const before = products[Math.min(index, products.length) - 1]
    // A name with a suffix is directly after the name without it, and a later change is after an earlier one.
    return `${before?.name ?? nameOf(0)} +${String(++changes).padStart(4, '0')}`
  }
  return {
    mock,
    changes: () => changes,
    pageRequests: () =>
      mock.requests.filter(({ searchParams }) => searchParams.get('order') === 'asc').length - renderRequests,
    fetchOnServer(...request) {
      renderRequests++
      return mock.fetch(...request)
    },
    isAnswering: () => mock.requests.some(({ state }) => state === 'pending'),
    order: () => sorted().map(({ id }) => id),
    next(id) {
      const product = [...mock.products.all(), ...removed].find((each) => each.id === id)
      return product && sorted().find(({ name }) => name > product.name)?.id
    },
    insertAt(index, count) {
      const name = nameBefore(sorted(), index)
      mock.insert(
        Array.from({ length: count }, (_, each) =>
          product(`n${String(changes).padStart(2, '0')}${each}`, `${name}.${each}`),
        ),
      )
    },
    remove(id) {
      changes++
      removed.push(...mock.products.all().filter((each) => each.id === id))
      mock.remove(id)
    },
    moveTo(id, index) {
      const others = sorted().filter((each) => each.id !== id)
      mock.update(id, { name: nameBefore(others, index) })
    },
  }
}

function product(id: string, name: string): Product {
  return { ...buildProduct({}), id, slug: id, name }
}
