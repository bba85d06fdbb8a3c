import { isJsonObject } from 'storefront-react/internal'

import type { Reply } from '../session/reply.js'
import type { RawItem } from './list-page.js'
import type { Store } from './store.js'

export const singleProductPath = (store: Store, reference: string): string =>
  `${store.pathOf('products')}/${encodeURIComponent(reference)}`

interface SingleItem {
  readonly envelope: 'none' | 'data' | 'resource'
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
