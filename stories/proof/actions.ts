import { buildProduct, type MockStore } from 'storefront-mock'

import type { PhoneHandle } from './phone.js'
import { idOf, inStoreOrder, rowsOf } from './scoreboard.js'

export interface Trial {
  readonly store: MockStore
  readonly phones: readonly PhoneHandle[]
  /** Resolves once both phones have loaded. */
  readonly settle: () => Promise<void>
  /** Long enough for the eye. */
  readonly pause: () => Promise<void>
}

/** What an action did, and the products that it moved or deleted. */
interface Outcome {
  readonly sentence: string
  readonly changed: readonly string[]
  /** The shopper scrolls on to this product, where the difference is. */
  readonly next?: string | undefined
}

export interface Action {
  readonly name: string
  readonly run: (trial: Trial) => Outcome | Promise<Outcome>
}

const NEW_PRODUCTS = ['Oil Lamp', 'Linen Apron', 'Clay Cup', 'Wool Sock', 'Oak Board']

export const actions: readonly Action[] = [
  {
    name: 'Rename the first so that it moves',
    run({ store, phones }) {
      const ids = shownIds(phones)
      const [first, last] = [store.products.get(ids[0] ?? ''), store.products.get(ids.at(-1) ?? '')]
      if (!first || !last) return nothing
      // The next name in the order: the first product of the next page.
      const name = `${last.name}, ${first.name}`
      store.update(first.id, { name })
      phones.forEach(loadMore)
      return {
        sentence: `“${first.name}” is now “${name}” and belongs to the next page. Both lists load it.`,
        changed: [first.id],
        next: first.id,
      }
    },
  },
  {
    name: 'Delete the last shown',
    run({ store, phones }) {
      const order = inStoreOrder(store).map(({ id }) => id)
      // Mostly the same product.
      const lasts = new Set(phones.flatMap((phone) => shownIds([phone]).slice(-1)))
      const [last] = [...lasts].map((id) => store.products.get(id))
      if (!last) return nothing
      store.remove([...lasts])
      phones.forEach(loadMore)
      return {
        sentence: `“${last.name}” is deleted. It was the cursor of the next page. Both lists load that page.`,
        changed: [...lasts],
        next: order.slice(order.indexOf(last.id)).find((id) => !lasts.has(id)),
      }
    },
  },
  {
    name: 'Insert five above and refetch',
    run({ store, phones }) {
      const round = store.products.size
      // "Aa" is before every product of the catalogue.
      store.insert(NEW_PRODUCTS.map((name) => buildProduct({ name: `Aa ${name} ${round}`, price: '10.00' })))
      for (const { refetch } of phones) refetch()
      return {
        sentence:
          'Five new products are above what you read. Both lists refetch, as when the tab gets the focus.',
        changed: [],
      }
    },
  },
  {
    name: 'Open a product and go back',
    async run({ phones, settle, pause }) {
      for (const { screen, open } of phones) {
        const edge = screen.getBoundingClientRect().top
        const row = rowsOf(screen).find((each) => each.getBoundingClientRect().top >= edge)
        if (row) open(idOf(row))
      }
      await settle()
      await pause()
      for (const { back } of phones) back()
      return { sentence: 'Both apps opened the first product on screen and went back.', changed: [] }
    },
  },
  {
    name: 'Reload',
    run({ phones }) {
      for (const { reload } of phones) reload()
      return {
        sentence: 'Both apps have started again, with an empty cache, as a browser reloads a page.',
        changed: [],
      }
    },
  },
]

const nothing: Outcome = { sentence: 'No list shows a product.', changed: [] }

/** The ids in the first phone that shows products. */
function shownIds(phones: readonly PhoneHandle[]): string[] {
  return phones.map(({ screen }) => rowsOf(screen).map(idOf)).find((ids) => ids.length > 0) ?? []
}

export function loadMore({ screen }: PhoneHandle): void {
  screen.querySelector<HTMLElement>('[data-proof-next]')?.click()
}
