import { collectionSchema, menuSchema, pageSchema } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { describeReply, isRefusal, isServerError, isSuccess } from '../session/reply.js'
import { listPath, OPTIONAL_FIELDS, readPage, type RawItem } from '../survey/list-page.js'
import { readSinglesWithClient, type SinglePair } from '../survey/client-reading.js'
import { readItem, singleProductPath } from '../survey/single-product.js'
import type { Store } from '../survey/store.js'
import { compareSingles } from './compare-singles.js'
import { reportReading } from './report-reading.js'
import { broken, holds, listIds, notChecked, tooFew, warning, type Finding } from './findings.js'
import { inGroup, sections, type RuleContext, type UngroupedRule } from './rule.js'

const schemas = { collections: collectionSchema, pages: pageSchema, menus: menuSchema }

async function checkList(name: keyof typeof schemas, { store }: RuleContext): Promise<Finding> {
  const reply = await store.reply({ limit: 100 }, name)
  if (isRefusal(reply)) return notChecked(`The path is not offered (status ${reply.status}).`, reply)
  if (!isSuccess(reply)) return broken('The list makes the server fail.', reply, describeReply(reply))
  const page = readPage(reply, name)
  if (page === undefined) return broken('The response is not a list.', reply, describeReply(reply))
  if (page.hasMore === undefined) return broken('has_more is missing.', reply, describeReply(reply))
  const odd = page.items.find(({ id }) => typeof id !== 'string' || id === '')
  if (odd)
    return broken('An id must be a non-empty string.', reply, `id: ${JSON.stringify(odd['id']) ?? 'missing'}`)
  const [first] = page.ids
  if (first !== undefined && page.ids.length > 2) {
    const after = await store.page({ after: first, limit: 2 }, name)
    if (after.ids.some((id, index) => id !== page.ids[index + 1])) {
      return broken(
        'A page after a cursor does not continue after it.',
        after.reply,
        `${listIds(after.ids)}; expected: ${listIds(page.ids.slice(1, 3))}`,
      )
    }
  }
  const own = first === undefined ? undefined : await store.get(itemPath(store, name, first))
  if (own && isServerError(own))
    return broken(`The path of one of the ${name} makes the server fail.`, own, describeReply(own))
  const single = own && isSuccess(own) ? readItem(own)?.item : undefined
  if (own && isSuccess(own) && single === undefined)
    return warning(`The response for one of the ${name} is not an item.`, own, describeReply(own))
  // The reference does not show these fields, so a difference is no mistake of the server.
  const invalid = page.items.filter((item) => issueOf(name, item) !== undefined)
  store.read.others[name] = { items: page.items.length, invalid: invalid.length }
  const [different = single] = invalid
  const issue = different && issueOf(name, different)
  if (issue === undefined) return holds(`${page.ids.length} items.`)
  const what =
    invalid.length > 0
      ? `The client leaves out ${invalid.length} of ${page.items.length} ${name}`
      : `The client does not read one of the ${name} by its own path`
  return warning(
    `${what}, because fields differ from what the package expects: pass a schema.`,
    invalid.length > 0 ? reply : own,
    `${issue.path.join('.')}: ${issue.message}`,
  )
}

const itemPath = (store: Store, name: string, id: string) => `${store.pathOf(name)}/${encodeURIComponent(id)}`

function issueOf(name: keyof typeof schemas, item: RawItem) {
  const result = validate<unknown>(schemas[name], item)
  return result.ok ? undefined : result.issues[0]
}

/** A list that the API reference names without its path and fields. */
function listRule(name: keyof typeof schemas, why: string): UngroupedRule {
  return {
    title: `The list of ${name} keeps the rules of lists`,
    section: sections.paging(3),
    why,
    handling: `Requests /${name}. For another path or other fields, pass the resource to the client.`,
    check: (context) => checkList(name, context),
  }
}

/** Collections whose products are read. */
const MAX_COLLECTIONS = 4

export const resourceRules = inGroup('resources', {
  'single-product': {
    title: 'A product has a path of its own, and is the same there as in the list',
    section: null,
    why: 'The page of a product shows another price than the list.',
    handling: 'Requests /products/{id}. For another path, pass itemPath in the resource.',
    async check({ store, survey }) {
      const pairs = await survey.singles()
      const [first] = pairs
      if (first === undefined) return tooFew(1)
      if (pairs.every(({ reply }) => isRefusal(reply))) {
        return notChecked(`The path is not offered (status ${first.reply.status}).`, first.reply)
      }
      const failed = pairs.find(({ reply }) => !isSuccess(reply) && !isRefusal(reply))
      if (failed) {
        return broken(
          'The path of a product makes the server fail.',
          failed.reply,
          describeReply(failed.reply),
        )
      }
      const unread = pairs.find(({ reply, single }) => isSuccess(reply) && single === undefined)
      if (unread) return broken('The response is not a product.', unread.reply, describeReply(unread.reply))
      return (
        (await compareSingles(
          store,
          { natural: await survey.natural(), tail: await survey.tail() },
          pairs,
        )) ?? holds(`${pairs.length} products.`)
      )
    },
  },
  'single-product-by-slug': {
    title: 'A product is found by its slug',
    section: null,
    why: 'The address of a product page has the slug, so a shop must find the product by it.',
    handling: 'Requests /products/{slug}. For another path, pass slugPath in the resource.',
    async check({ store, survey }) {
      const { items } = await survey.natural()
      const listed = items.find(({ slug, id }) => typeof slug === 'string' && slug !== '' && slug !== id)
      if (listed === undefined) return tooFew(1)
      const reply = await store.get(singleProductPath(store, String(listed['slug'])))
      if (isRefusal(reply))
        return notChecked(`Not found by slug (status ${reply.status}): pass slugPath.`, reply)
      const found = isSuccess(reply) ? readItem(reply)?.item['slug'] : undefined
      if (found === listed['slug']) return holds('')
      return broken(
        `The slug returned ${found === undefined ? `status ${reply.status}` : 'another product'}.`,
        reply,
        `slug: ${JSON.stringify(found) ?? 'missing'}`,
      )
    },
  },
  collections: listRule('collections', 'Shoppers browse by collection.'),
  'collection-products': {
    title: 'The products of a collection are a list of their own',
    section: sections.paging(9),
    why: 'A collection that lists the whole shop, or the wrong total, cannot be browsed.',
    handling: 'Requests /collections/{id}/products. For another path, pass resources.collectionProducts.',
    async check({ store, survey }) {
      const collections = await store.reply({ limit: 100 }, 'collections')
      const ids = isSuccess(collections) ? (readPage(collections, 'collections')?.ids ?? []) : []
      if (ids.length === 0) return notChecked('The server has no list of collections.')
      const natural = await survey.natural()
      let read = 0
      let isCursorTried = false
      for (const id of ids.slice(0, MAX_COLLECTIONS)) {
        const path = `${store.pathOf('collections')}/${encodeURIComponent(id)}/products?limit=${store.maxLimit}`
        const reply = await store.get(path)
        if (isRefusal(reply)) return notChecked(`The path is not offered (status ${reply.status}).`, reply)
        const page = isSuccess(reply) ? readPage(reply, 'products') : undefined
        if (page === undefined) return broken('The response is not a list.', reply, reply.text)
        store.productLists.add(reply)
        read += page.ids.length
        const isComplete = page.hasMore === false
        if (
          page.total !== undefined &&
          (isComplete ? page.total !== page.ids.length : page.total < page.ids.length)
        ) {
          return broken(
            'total_count is not the number of products of the collection.',
            reply,
            `total_count: ${page.total}, ${page.ids.length} items`,
          )
        }
        const [first, ...rest] = page.ids
        if (first !== undefined && rest.length > 1 && !isCursorTried) {
          isCursorTried = true
          const next = await store.get(listPath(path.replace(/\?.*/, ''), { limit: 2, after: first }))
          const found = isSuccess(next) ? readPage(next, 'products')?.ids : undefined
          if (found === undefined || found.some((each, index) => each !== rest[index])) {
            return broken(
              'A page of the collection does not continue after its cursor.',
              next,
              `${found ? listIds(found) : describeReply(next)}; expected: ${listIds(rest.slice(0, 2))}`,
            )
          }
        }
        const strangers = natural.complete ? page.ids.filter((each) => !natural.ids.includes(each)) : []
        if (strangers.length > 0) {
          return broken(
            'The collection has products that the products list does not have.',
            reply,
            listIds(strangers),
          )
        }
      }
      return holds(`${read} products of ${Math.min(MAX_COLLECTIONS, ids.length)} collections.`)
    },
  },
  pages: listRule('pages', 'Shipping, returns and the imprint are content pages.'),
  menus: listRule('menus', 'The navigation of the shop is a menu.'),
})

/** A field that the list sends, and that the product lacks on its own path: the client reads it as an empty one. */
function findMissingField(pairs: readonly SinglePair[]): Finding | undefined {
  const missingIn = ({ listed, single }: SinglePair) =>
    [...OPTIONAL_FIELDS].find((field) => single && listed[field] !== undefined && single[field] === undefined)
  const lacking = pairs.filter((pair) => missingIn(pair) !== undefined)
  const [first] = lacking
  return (
    first &&
    broken(
      `${lacking.length} of ${pairs.length} single products lack a field that the list has: ${missingIn(first)}.`,
      first.reply,
      `${missingIn(first)} of ${JSON.stringify(first.listed['id'])}: missing`,
    )
  )
}

/** Checked late, because it sends many requests. */
export const lateResourceRules = inGroup('resources', {
  'client-singles': {
    title: 'The client of the package reads single products of all kinds',
    section: sections.product,
    why: 'The page of such a product shows an error, or less than its card.',
    handling:
      'Throws an InvalidResponseError for a single product that does not match. Reads a missing field as an empty one.',
    async check({ store, survey }) {
      const pairs = await survey.singles()
      if (pairs.length === 0) return tooFew(1)
      const reading = await readSinglesWithClient(store, pairs)
      store.read.singles = reading.items
      return (
        (reading.unread.length === 0 ? findMissingField(pairs) : undefined) ??
        reportReading(reading, store, 'single products', 'The server has no path for single products.')
      )
    },
  },
})
