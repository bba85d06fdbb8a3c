import { isJsonObject } from '../../is-json-object.js'
import { describeReply, isRefusal, isSuccess, type Reply } from '../../session/reply.js'
import type { RawItem } from '../../survey/list-page.js'
import type { Store } from '../../survey/store.js'
import { broken, holds, notChecked, tooFew, type Rule } from '../rule.js'

export const singleProductPath = (store: Store, reference: string): string =>
  `${store.pathOf('products')}/${encodeURIComponent(reference)}`

export type ItemEnvelope = 'none' | 'data' | 'resource'

export interface SingleItem {
  readonly envelope: ItemEnvelope
  readonly item: RawItem
}

/** A single item is bare, under `data`, or under a key such as `product`. */
export function readItem({ json }: Reply): SingleItem | undefined {
  if (!isJsonObject(json)) return undefined
  if (json['id'] !== undefined) return { envelope: 'none', item: json }
  if (isJsonObject(json['data'])) return { envelope: 'data', item: json['data'] }
  const values = Object.values(json).filter(isJsonObject)
  return values.length === 1 && values[0] ? { envelope: 'resource', item: values[0] } : undefined
}

const FIELDS = ['id', 'slug', 'name', 'variants'] as const

export const singleProduct: Rule = {
  id: 'single-product',
  group: 'resources',
  title: 'A product has a path of its own, and is the same there as in the list',
  section: null,
  why: 'The page of a product shows another price than the list.',
  handling: 'Requests /products/{id}. For another path, pass itemPath in the resource.',
  async check({ store, survey }) {
    const { items } = await survey.natural()
    const listed = items[Math.floor(items.length / 2)]
    if (listed === undefined) return tooFew(1)
    const reply = await store.get(singleProductPath(store, String(listed['id'])))
    if (isRefusal(reply)) return notChecked(`The path is not offered (status ${reply.status}).`, reply)
    if (!isSuccess(reply))
      return broken('The path of a product makes the server fail.', reply, describeReply(reply))
    const found = readItem(reply)
    if (found === undefined) return broken('The response is not a product.', reply, describeReply(reply))
    const different = FIELDS.find(
      (field) => JSON.stringify(found.item[field]) !== JSON.stringify(listed[field]),
    )
    if (different === undefined) return holds('')
    // A list may leave out fields, and the package allows that.
    if (listed[different] === undefined) return holds(`The list leaves out ${different}.`)
    return broken(
      `${different} differs from the list.`,
      reply,
      `${JSON.stringify(found.item[different])}; in the list: ${JSON.stringify(listed[different])}`,
    )
  },
}
