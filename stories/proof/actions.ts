import type { MockStore } from 'storefront-mock'

import type { PhoneHandle } from './phone.js'
import type { DeletedCursor } from './proof-store.js'
import { compareInStore, idOf, look, rowsOf } from './scoreboard.js'

export interface Trial {
  readonly store: MockStore
  readonly phones: readonly PhoneHandle[]
}

/** What an action did, and the products that it moved or deleted. */
interface Outcome {
  readonly sentence: string
  readonly changed: readonly string[]
}

export interface Action {
  /** What happens in the shop, as the text of a button. */
  readonly name: string
  /** Scrolls both lists to their end first. */
  readonly startsAtEnd?: true
  /** Only a store that forgets deleted products is asked for one. */
  readonly deletedCursor?: DeletedCursor
  readonly run: (trial: Trial) => Outcome
}

const ARRIVING = 20
/** Sorts before every maker of the sample catalogue. */
const NEW_MAKER = 'Aalborg'

const allActions: readonly Action[] = [
  {
    name: 'Reload the page',
    run({ store, phones }) {
      const [first, other] = phones.map(({ screen }) => look(screen).rows.find(({ isWhole }) => isWhole)?.id)
      const product = first !== undefined && first === other ? store.products.get(first) : undefined
      for (const { reload } of phones) reload()
      const sentence = 'Both apps reloaded with an empty cache.'
      return { sentence: product ? `${sentence} “${product.name}” was at the top.` : sentence, changed: [] }
    },
  },
  {
    name: 'Rename a product',
    startsAtEnd: true,
    run({ store, phones }) {
      // The same product in both lists, and the last one of neither: each list continues after its last product.
      const [first, other = first] = phones
        .map((phone) => shownIds(phone).flatMap((id) => store.products.get(id) ?? []))
        .flatMap((products) => {
          const [product, last] = products.slice(-2)
          return product && last ? [{ product, last }] : []
        })
        .toSorted((a, b) => compareInStore(a.last, b.last))
      if (!first || !other) return nothing
      const { product } = first
      const { last } = other
      const newName = nameBehind(last.name, product.name)
      store.update(product.id, { name: newName })
      phones.forEach(loadMore)
      return {
        sentence: `“${product.name}” became “${newName}”. Both lists loaded the next page.`,
        changed: [product.id],
      }
    },
  },
  {
    name: 'Add 20 products',
    run({ store, phones }) {
      const round = store.products.size
      const others = store.products.all().filter(({ name }) => !name.startsWith(NEW_MAKER))
      store.insert(
        others.slice(0, ARRIVING).map((product, index) => ({
          ...product,
          id: `new-${round}-${index}`,
          slug: `new-${round}-${index}`,
          name: product.name.replace(/^\S+/, NEW_MAKER),
        })),
      )
      for (const { refetch } of phones) refetch()
      return {
        sentence: '20 products arrived above. Both lists refetched.',
        changed: [],
      }
    },
  },
  {
    name: 'Delete a product',
    startsAtEnd: true,
    deletedCursor: 404,
    run({ store, phones }) {
      // Mostly the same product.
      const lasts = new Set(phones.flatMap((phone) => shownIds(phone).slice(-1)))
      const [last] = [...lasts].map((id) => store.products.get(id))
      if (!last) return nothing
      store.remove([...lasts])
      phones.forEach(loadMore)
      return {
        sentence: `“${last.name}” was deleted. Both lists loaded the next page.`,
        changed: [...lasts],
      }
    },
  },
]

export const actionsOn = (deletedCursor: DeletedCursor): readonly Action[] =>
  allActions.filter((action) => (action.deletedCursor ?? deletedCursor) === deletedCursor)

const nothing: Outcome = { sentence: 'No list shows two products.', changed: [] }

/**
 * A name that sorts soon behind the last one and that does not grow with each press. The product stays what its picture
 * shows, so only its maker changes: behind "Ello Canvas Tote", a "Rossund Merino Beanie" is an "Ellp Merino Beanie".
 */
function nameBehind(last: string, name: string): string {
  const [maker = ''] = last.split(' ')
  // There are too many products of this maker to sort behind all of them.
  if (maker === NEW_MAKER) return nextName(last)
  return name.replace(/^\S+/, /[a-y]$/.test(maker) ? withNextLetter(maker) : `${maker}a`)
}

const withNextLetter = (word: string) =>
  word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) + 1)

/** "Clay Bowl 2", then "Clay Bowl 3", so that a name does not grow with each press. */
function nextName(name: string): string {
  const [, base = name, number = '1'] = /^(.*) (\d)$/.exec(name) ?? []
  return number === '9' ? `${name} 2` : `${base} ${Number(number) + 1}`
}

function shownIds({ screen }: PhoneHandle): string[] {
  return rowsOf(screen).map(idOf)
}

export function loadMore({ screen }: PhoneHandle): void {
  screen.querySelector<HTMLElement>('[data-proof-next]')?.click()
}
