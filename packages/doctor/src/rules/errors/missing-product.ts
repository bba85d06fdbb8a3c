import { describeReply, isRefusal, isSuccess } from '../../session/reply.js'
import { singleProductPath } from '../resources/single-product.js'
import { broken, holds, notChecked, type Rule } from '../rule.js'

export const missingProduct: Rule = {
  id: 'missing-product',
  group: 'errors',
  title: 'A product that does not exist is not found',
  section: null,
  why: 'The page of a deleted product must say so. With status 200 it is blank, and search engines keep it.',
  handling: 'Throws a NotFoundError for 404 and 410. A 200 without a product is an InvalidResponseError.',
  async check({ store, survey }) {
    const { ids } = await survey.natural()
    const known = await store.get(singleProductPath(store, ids[0] ?? ''))
    if (!isSuccess(known)) return notChecked('The server has no path for one product that is known here.')
    const reply = await store.get(singleProductPath(store, 'doctor-unknown'))
    if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
    return broken(`An unknown id was answered with status ${reply.status}.`, reply, describeReply(reply))
  },
}
