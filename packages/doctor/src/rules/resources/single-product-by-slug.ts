import { isRefusal, isSuccess } from '../../session/reply.js'
import { broken, holds, notChecked, tooFew, type Rule } from '../rule.js'
import { readItem, singleProductPath } from './single-product.js'

export const singleProductBySlug: Rule = {
  id: 'single-product-by-slug',
  group: 'resources',
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
}
