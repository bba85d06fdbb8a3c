import { isRefusal, isSuccess } from '../../session/reply.js'
import { readPage } from '../../survey/list-page.js'
import { broken, holds, listIds, notChecked, sections, type Rule } from '../rule.js'

const MAX_TRIES = 4

export const collectionProducts: Rule = {
  id: 'collection-products',
  group: 'resources',
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
    for (const id of ids.slice(0, MAX_TRIES)) {
      const path = `${store.pathOf('collections')}/${encodeURIComponent(id)}/products?limit=${store.maxLimit}`
      const reply = await store.get(path)
      if (isRefusal(reply)) return notChecked(`The path is not offered (status ${reply.status}).`, reply)
      const page = isSuccess(reply) ? readPage(reply, 'products') : undefined
      if (page === undefined) return broken('The response is not a list.', reply, reply.text)
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
      const strangers = natural.complete ? page.ids.filter((each) => !natural.ids.includes(each)) : []
      if (strangers.length > 0) {
        return broken(
          'The collection has products that the products list does not have.',
          reply,
          listIds(strangers),
        )
      }
    }
    return holds(`${read} products of ${Math.min(MAX_TRIES, ids.length)} collections.`)
  },
}
