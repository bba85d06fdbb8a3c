import { isJsonObject } from 'storefront-react/internal'

import type { Reply } from '../session/reply.js'

export type RawItem = Readonly<Record<string, unknown>>

/** A list response, read as leniently as possible, so that one mistake does not hide the others. */
export interface Page {
  readonly reply: Reply
  readonly envelope: 'data' | 'resource'
  readonly items: readonly RawItem[]
  readonly ids: readonly string[]
  readonly hasMore: boolean | undefined
  readonly total: number | undefined
}

export interface ListParams {
  readonly limit?: number | string
  readonly after?: string
  readonly before?: string
  readonly sort?: string
  readonly order?: string
}

const NAMES = {
  limit: 'limit',
  after: 'starting_after',
  before: 'ending_before',
  sort: 'sort',
  order: 'order',
} as const

export function listPath(path: string, params: ListParams = {}): string {
  const query = new URLSearchParams()
  for (const [key, name] of Object.entries(NAMES)) {
    const value = params[key as keyof typeof NAMES]
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`
}

function readBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1) return true
  return value === false || value === 'false' || value === 0 ? false : undefined
}

function readCount(value: unknown): number | undefined {
  const isCount = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return isCount && Number.isFinite(Number(value)) ? Number(value) : undefined
}

/** Ids that are numbers are read too, so that paging can be checked with them. */
export function readPage(reply: Reply, resource: string): Page | undefined {
  const { json } = reply
  if (!isJsonObject(json)) return undefined
  const envelope = Array.isArray(json['data']) ? 'data' : 'resource'
  const list = envelope === 'data' ? json['data'] : json[resource]
  if (!Array.isArray(list)) return undefined
  const items = list.filter(isJsonObject)
  return {
    reply,
    envelope,
    items,
    ids: items.map(({ id }) => (typeof id === 'string' || typeof id === 'number' ? String(id) : '')),
    hasMore: readBoolean(json['has_more']),
    total: readCount(json['total_count']),
  }
}

/** A store need not send these. One that sends a field of some products only has made a mistake. */
export const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(
  ['storeId', 'description', 'status', 'metaTitle', 'metaDescription', 'createdAt', 'updatedAt'].concat([
    'images',
    'tags',
    'options',
    'variants',
    'collections',
  ]),
)
