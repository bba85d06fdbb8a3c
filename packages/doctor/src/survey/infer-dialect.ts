import { isJsonObject } from 'storefront-react/internal'

import type { DoctorDialect } from './dialect.js'
import { readItem, singleProductPath } from './single-product.js'
import { isRefusal, isSuccess, type Reply } from '../session/reply.js'
import { readPage } from './list-page.js'
import { countDistinct, findOrdering, keysOf } from './sort-keys.js'
import type { Survey } from './survey.js'

type Draft = { -readonly [Name in keyof DoctorDialect]: DoctorDialect[Name] }
type Infer = (survey: Survey, draft: Draft) => Promise<void>

const UNKNOWN_CURSOR = { after: 'doctor-unknown', limit: 3 }

const inferEnvelope: Infer = async ({ store }, draft) => {
  const page = await store.page()
  draft.envelope = page.envelope
  const { pathname } = new URL(store.session.baseUrl)
  draft.prefixes = [pathname.replace(/\/+$/, '')]
  if (Object.keys(store.paths).length > 0) draft.paths = store.paths
}

const inferPages: Infer = async (survey, draft) => {
  const { pages } = await survey.natural()
  draft.totalCount = pages[0]?.total === undefined ? 'omitted' : 'exact'
  draft.shortPages = (await survey.shortPage()) !== undefined
}

const inferHasMore: Infer = async ({ store, natural }, draft) => {
  const [first, second] = (await natural()).ids
  if (first === undefined || second === undefined) return
  // Only a page that starts the list has items on one side of it, and this page cannot be short.
  const page = await store.page({ before: second, limit: 5 })
  if (page.ids[0] === first) draft.hasMore = page.hasMore === true ? 'toward-end' : 'direction'
}

const inferItems: Infer = async ({ store, natural }, draft) => {
  const item = (await natural()).items.find(({ slug, id }) => typeof slug === 'string' && slug !== id)
  if (item === undefined) return
  const byId = await store.get(singleProductPath(store, String(item['id'])))
  const bySlug = await store.get(singleProductPath(store, String(item['slug'])))
  const found = readItem(isSuccess(byId) ? byId : bySlug)
  if (found !== undefined) draft.itemEnvelope = found.envelope
  if (isSuccess(byId) || isSuccess(bySlug)) {
    draft.itemBy = !isSuccess(bySlug) ? 'id' : !isSuccess(byId) ? 'slug' : 'id-or-slug'
  }
}

const DEFAULT_SORTS = ['createdAt', 'updatedAt', 'name', 'price', 'slug', 'id']

const inferSorts: Infer = async (survey, draft) => {
  const { unknownSort, unknownOrder, fields, unseenFields, orders, lists } = await survey.sorts()
  draft.unknownSort = isSuccess(unknownSort) ? 'default' : 'error'
  if (unknownOrder) draft.unknownOrder = isSuccess(unknownOrder) ? 'default' : 'error'
  if (fields.length + unseenFields.length > 0) draft.sortFields = [...fields, ...unseenFields]
  if (orders) draft.orderValues = orders
  const { ids } = await survey.natural()
  const isNatural = ({ sequence }: (typeof lists)[number]) =>
    sequence.ids.every((id, index) => index >= ids.length || id === ids[index])
  const natural = lists.find(isNatural)
  if (natural) {
    draft.defaultSort = natural.field
    draft.defaultOrder = natural.direction
    return
  }
  // The default may be a field that `sort` does not take.
  const { items } = await survey.natural()
  for (const field of DEFAULT_SORTS) {
    const isDistinct = countDistinct(keysOf(field, items)) > 2
    const ordering = isDistinct ? findOrdering(field, items) : undefined
    if (ordering === undefined || ordering.asText) continue
    draft.defaultSort = field
    draft.defaultOrder = ordering.direction
    return
  }
}

const inferLimits: Infer = async ({ store }, draft) => {
  draft.limitOutOfRange = isSuccess(await store.reply({ limit: '101' })) ? 'clamp' : 'error'
  const unknown = await store.get(`${store.pathOf('products')}?doctor_unknown=1`)
  draft.unknownParameter = isSuccess(unknown) ? 'ignore' : 'error'
}

const inferCursors: Infer = async ({ store, natural }, draft) => {
  const reply = await store.reply(UNKNOWN_CURSOR)
  if (isRefusal(reply)) draft.unknownCursor = reply.status
  const page = isSuccess(reply) ? readPage(reply, 'products') : undefined
  // The mock store has no name for an empty page.
  if (page && page.ids[0] === (await natural()).ids[0]) draft.unknownCursor = 'head'
}

function bodyOf({ json, text, headers }: Reply): NonNullable<DoctorDialect['errorBody']> {
  if (text.trim() === '') return 'empty'
  if (/problem\+json/i.test(headers.get('content-type') ?? '')) return 'problem'
  if (!isJsonObject(json)) return 'text'
  return isJsonObject(json['error']) ? 'nested' : 'message'
}

const inferErrors: Infer = async ({ store, natural }, draft) => {
  const { ids } = await natural()
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined) return
  const validation = await store.reply({ after: first, before: last, limit: 3 })
  const missing = await store.get('/doctor-unknown')
  if (isRefusal(validation)) draft.errorBody = bodyOf(validation)
  draft.errorStatus = {
    ...(isRefusal(validation) && { validation: validation.status }),
    ...(isRefusal(missing) && { notFound: missing.status }),
  }
}

const parts: readonly Infer[] = [
  inferEnvelope,
  inferPages,
  inferHasMore,
  inferItems,
  inferSorts,
  inferLimits,
  inferCursors,
  inferErrors,
]

/** Names the server's behaviour in the switches of the mock store. Rules have sent nearly all of these requests already. */
export async function inferDialect(survey: Survey): Promise<DoctorDialect> {
  const draft: Draft = {}
  for (const infer of parts) {
    try {
      await infer(survey, draft)
    } catch {
      // What could not be read is left out, and the mock store uses its default.
    }
  }
  const { deletedCursor } = survey.store
  if (deletedCursor !== undefined) draft.deletedCursor = deletedCursor
  return draft
}
