import { broken, holds, notChecked, sections, tooFew, type Rule } from '../rule.js'

const INDEX = 5
const MIN_PRODUCTS = 8

/** Before a cursor, `has_more` may describe the items before the page or the items after it. */
export const hasMoreBackward: Rule = {
  id: 'has-more-backward',
  group: 'paging',
  title: 'has_more of a page before a cursor has one meaning',
  section: sections.envelope,
  why: 'The button for the previous page is missing, or loads nothing.',
  handling: 'Supports both meanings: items before the page, or items after it.',
  async check({ store, survey }) {
    const natural = await survey.natural()
    const ids = await survey.truth(natural)
    if (ids.length < MIN_PRODUCTS) return tooFew(MIN_PRODUCTS)
    const cursor = ids[INDEX] ?? ''
    const exact = await store.page({ before: cursor, limit: INDEX })
    const wide = await store.page({ before: cursor, limit: INDEX + 3 })
    const narrow = await store.page({ before: cursor, limit: INDEX - 1 })
    const evidence = [exact, wide, narrow].map(({ reply }) => reply)
    const received = [exact, wide, narrow].map(({ hasMore }) => String(hasMore)).join(', ')
    if (narrow.ids[0] !== ids[0] && narrow.hasMore === false) {
      return broken(
        'has_more is false although there are items on both sides of the page.',
        narrow.reply,
        received,
      )
    }
    const atHead = [exact, wide].filter(({ ids: [first] }) => first === ids[0])
    if (atHead.length < 2)
      return notChecked('The pages before the cursor do not reach the start of the list.')
    if (exact.hasMore !== wide.hasMore) {
      return broken('has_more depends on the limit for pages that start the list.', evidence, received)
    }
    return holds(exact.hasMore === true ? 'Items after the page.' : 'Items before the page.')
  },
}
