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
  /** What happens in the shop. */
  readonly name: string
  /** Where the shopper is when it happens. Default: where the shopper was. */
  readonly place?: 'end'
  /** Only a store that forgets deleted products is asked for one. */
  readonly deletedCursor?: DeletedCursor
  readonly run: (trial: Trial) => Outcome
}

const ARRIVING = 20
/** Sorts before every maker of the sample catalogue. */
const NEW_MAKER = 'Aalborg'

const allActions: readonly Action[] = [
  {
    name: 'The page is reloaded',
    run({ store, phones }) {
      const [first, other] = phones.map(({ screen }) => look(screen).rows.find(({ isWhole }) => isWhole)?.id)
      const product = first !== undefined && first === other ? store.products.get(first) : undefined
      for (const { reload } of phones) reload()
      return {
        sentence: product
          ? `Both apps started again with an empty cache; ProductList had noted its place in the tab. “${product.name}” was at the top.`
          : 'Both apps started again with an empty cache; ProductList had noted its place in the tab.',
        changed: [],
      }
    },
  },
  {
    name: 'A product is renamed',
    place: 'end',
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
        sentence: `“${product.name}” is now “${newName}”, which sorts behind the last product shown. Both lists loaded one more page.`,
        changed: [product.id],
      }
    },
  },
  {
    name: 'Twenty products arrive',
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
        sentence:
          'Twenty products arrived above the ones on screen. Both lists refetched, as on a return after a minute.',
        changed: [],
      }
    },
  },
  {
    name: 'A product is deleted',
    place: 'end',
    deletedCursor: 404,
    run({ store, phones }) {
      // Mostly the same product.
      const lasts = new Set(phones.flatMap((phone) => shownIds(phone).slice(-1)))
      const [last] = [...lasts].map((id) => store.products.get(id))
      if (!last) return nothing
      store.remove([...lasts])
      phones.forEach(loadMore)
      return {
        sentence: `“${last.name}” was deleted. Both lists asked for the page after it.`,
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
