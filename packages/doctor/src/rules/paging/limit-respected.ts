import { broken, holds, sections, type Rule } from '../rule.js'

const LIMITS = [1, 2, 3, 5]

export const limitRespected: Rule = {
  id: 'limit-respected',
  group: 'paging',
  title: 'A page has as many items as limit asks for, and never more',
  section: `${sections.parameters}, limit`,
  why: 'A row of three with four products breaks the layout, and large pages are slow.',
  handling: 'Keeps the items within the limit and loads the others with the next page.',
  async check({ store, survey }) {
    const { ids } = await survey.natural()
    const isShort = (await survey.shortPage()) !== undefined
    for (const limit of LIMITS) {
      const { ids: found, reply, hasMore } = await store.page({ limit })
      const wanted = Math.min(limit, ids.length)
      const isRight = found.length === wanted || (isShort && found.length < wanted && hasMore !== false)
      if (!isRight)
        return broken(`limit=${limit} returned ${found.length} items.`, reply, `${found.length} items`)
    }
    return holds('')
  },
}
