import { compareAmounts } from 'storefront-react/core'
import { isAmount, isJsonObject } from 'storefront-react/internal'

import { isSuccess } from '../session/reply.js'
import type { SinglePair } from '../survey/client-reading.js'
import type { RawItem } from '../survey/list-page.js'
import { readItem, singleProductPath } from '../survey/single-product.js'
import type { Sequence, Store } from '../survey/store.js'
import type { Tail } from '../survey/tail.js'
import { broken, type Finding } from './findings.js'

interface Difference {
  readonly field: string
  readonly listed: unknown
  readonly single: unknown
}

const TEXTS = ['id', 'slug', 'name'] as const
const AMOUNTS = ['price', 'compareAtPrice'] as const
const STOCK = ['stockStatus', 'stockQuantity'] as const
/** Stock changes while a store sells, so one difference is no mistake. */
const MIN_STOCK_DIFFERENCES = 4

/** Spaces around a text are not a difference that a shopper sees. */
const show = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))

/** Another type is reported by the rules about fields. */
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? null))

function isSameAmount(first: unknown, second: unknown): boolean {
  const [a, b] = [toText(first), toText(second)]
  return isAmount(a) && isAmount(b) ? compareAmounts(a, b) === 0 : a === b
}

function variantsById({ variants }: RawItem): ReadonlyMap<unknown, RawItem> {
  const list = Array.isArray(variants) ? variants.filter(isJsonObject) : []
  return new Map(list.map((variant) => [variant['id'], variant]))
}

function variantDifference(id: unknown, listed: RawItem, single: RawItem): Difference | undefined {
  for (const field of AMOUNTS) {
    if (listed[field] === undefined || single[field] === undefined) continue
    if (!isSameAmount(listed[field], single[field])) {
      return { field: `${field} of variant ${String(id)}`, listed: listed[field], single: single[field] }
    }
  }
  const [a, b] = [listed['attributes'], single['attributes']]
  if (!isJsonObject(a) || !isJsonObject(b)) return undefined
  const name = Object.keys(a).find((key) => b[key] !== undefined && show(b[key]) !== show(a[key]))
  return name === undefined
    ? undefined
    : { field: `${name} of variant ${String(id)}`, listed: a[name], single: b[name] }
}

/** Only documented fields that both have: a single product may have more variants and fields, in another order. */
function findDifference(listed: RawItem, single: RawItem): Difference | undefined {
  for (const field of TEXTS) {
    if (listed[field] === undefined || single[field] === undefined) continue
    if (show(listed[field]) !== show(single[field])) {
      return { field, listed: listed[field], single: single[field] }
    }
  }
  if (single['variants'] === undefined) return undefined
  const variants = variantsById(single)
  for (const [id, variant] of variantsById(listed)) {
    const own = variants.get(id)
    if (own === undefined) {
      return { field: `variant ${String(id)}`, listed: 'in the list', single: 'missing' }
    }
    const difference = variantDifference(id, variant, own)
    if (difference) return difference
  }
  return undefined
}

function differsInStock({ listed, single = {} }: SinglePair): boolean {
  const variants = variantsById(single)
  return [...variantsById(listed)].some(([id, variant]) => {
    const own = variants.get(id)
    return own !== undefined && STOCK.some((field) => field in own && own[field] !== variant[field])
  })
}

/** The products of the list that were read. */
interface Read {
  readonly natural: Sequence
  readonly tail: Tail
}

/** Reads the product of the list and of its own path again, because the store may have changed it between the two. */
async function readAgain(store: Store, { natural, tail }: Read, { listed }: SinglePair) {
  const id = String(listed['id'])
  const at = natural.pages.findIndex(({ ids }) => ids.includes(id))
  const cursor = at < 0 ? tail.ids[tail.ids.indexOf(id) - 1] : natural.pages[at - 1]?.ids.at(-1)
  const reply = await store.session.send(singleProductPath(store, id))
  const page = await store.freshPage({
    limit: store.maxLimit,
    ...(cursor !== undefined && { after: cursor }),
  })
  const again = page.items.find((item) => String(item['id']) === id)
  const single = isSuccess(reply) ? readItem(reply)?.item : undefined
  return again && single ? { listed: again, single, reply } : undefined
}

/** Compares products of the list with those of their own paths. */
export async function compareSingles(
  store: Store,
  read: Read,
  pairs: readonly SinglePair[],
): Promise<Finding | undefined> {
  const refused = pairs.find(({ reply }) => !isSuccess(reply))
  const found = pairs.filter(({ single }) => single !== undefined)
  const different = found.find(({ listed, single = {} }) => findDifference(listed, single))
  const confirmed = different && (await readAgain(store, read, different))
  const difference = confirmed && findDifference(confirmed.listed, confirmed.single)
  if (different && difference) {
    return broken(
      `${difference.field} differs from the list.`,
      different.reply,
      `${JSON.stringify(difference.single)}; in the list: ${JSON.stringify(difference.listed)}`,
    )
  }
  const stock = found.filter(differsInStock)
  const [first] = stock
  const isMost = stock.length >= MIN_STOCK_DIFFERENCES && stock.length > found.length / 2
  const again = first && isMost ? await readAgain(store, read, first) : undefined
  // If the list itself has other stock now, the store sells.
  if (first && again && !differsInStock({ ...again, single: first.listed })) {
    return broken(
      `The stock of ${stock.length} of ${found.length} products differs from the list.`,
      first.reply,
    )
  }
  if (refused && found.length > 0) {
    const id = String(refused.listed['id'])
    const second = await store.session.send(singleProductPath(store, id))
    if (!isSuccess(second)) {
      return broken(
        `A product of the list is not found by its id (status ${second.status}).`,
        second,
        second.text,
      )
    }
  }
  return undefined
}
