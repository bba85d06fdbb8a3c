import type { Flaw } from '../survey/borders.js'
import type { Page } from '../survey/list-page.js'
import type { Survey } from '../survey/survey.js'
import { describeReply, isSuccess } from '../session/reply.js'
import { reportBorders } from './report-borders.js'
import { broken, holds, listIds, notChecked, tooFew, type Finding } from './findings.js'
import { inGroup, sections, type RuleTexts, type UngroupedRule } from './rule.js'

/** Limits of the API reference. */
const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100
/** Products that a rule needs. */
const MIN_FOR_BORDERS = 4
const MIN_FOR_FORWARD = 6
const MIN_FOR_BACKWARD = 8

const NO_TOTAL = 'Lists have no total_count.'

interface BorderRule extends RuleTexts {
  readonly side: 'after' | 'before'
  readonly flaws: readonly Flaw[]
  /** What is wrong, in one sentence. */
  readonly sentence: string
}

/** A rule about the pages next to a cursor, in the list without `sort`. */
function borderRule({ side, flaws, sentence, ...rest }: BorderRule): UngroupedRule {
  return {
    ...rest,
    async check({ survey }) {
      const skipped = await reasonToSkip(survey)
      return skipped ?? reportBorders((await survey.naturalBorders())[side], flaws, sentence)
    },
  }
}

async function reasonToSkip(survey: Survey): Promise<Finding | undefined> {
  const natural = await survey.natural()
  if (natural.ids.length < MIN_FOR_BORDERS) return tooFew(MIN_FOR_BORDERS)
  if (await survey.isStable(natural)) return undefined
  return notChecked('The order of the list is not stable, so there is nothing to compare a page with.')
}

function reportPage(page: Page, end: string): Finding | undefined {
  if (page.ids.length === 0) return undefined
  return broken(`There is a page ${end}.`, page.reply, listIds(page.ids))
}

export const pagingRules = inGroup('paging', {
  'first-page': {
    title: 'Without a cursor, the first page is returned',
    section: sections.paging(2),
    why: 'A shopper who opens a list must see its start.',
    handling: 'Shows what came as the start of the list.',
    async check({ store, survey }) {
      const page = await store.page()
      const { ids } = await survey.natural()
      if (ids.length < 2) return tooFew(2)
      const small = await store.page({ limit: 2 })
      const isStart = [page, small].every((each) => each.ids.every((id, index) => id === ids[index]))
      if (isStart) return holds('')
      return broken(
        'The page without a limit and the page with a limit start with different items.',
        [page.reply, small.reply],
        `${listIds(page.ids)}; ${listIds(small.ids)}; ${listIds(ids)}`,
      )
    },
  },
  'same-page-twice': {
    title: 'The same request returns the same page',
    section: sections.paging(7),
    why: 'Products jump while a shopper looks at them, and are missed between two pages.',
    handling: 'Removes duplicates, but cannot find what an unstable order hides.',
    async check({ store }) {
      const params = { limit: 40 }
      const first = await store.page(params)
      for (let repeat = 0; repeat < 2; repeat += 1) {
        const again = await store.freshPage(params)
        if (again.ids.join() === first.ids.join()) continue
        return broken(
          'Two identical requests returned different pages.',
          again.reply,
          `${listIds(first.ids)}; then: ${listIds(again.ids)}`,
        )
      }
      return holds('')
    },
  },
  'default-limit': {
    title: 'Without a limit, a page has 10 items',
    section: sections.limits,
    why: 'A page of the wrong size is slow, or leaves gaps in a grid.',
    handling: 'Sends your limit with every request, so set limit in params.',
    async check({ store, survey }) {
      const page = await store.page()
      const { ids } = await survey.natural()
      const count = page.ids.length
      if (count > DEFAULT_LIMIT) return broken(`The page has ${count} items.`, page.reply, `${count} items`)
      if (await survey.shortPage()) return notChecked('The server returns short pages.')
      if (count === Math.min(DEFAULT_LIMIT, ids.length)) return holds(`${count} items.`)
      return broken(`The page has ${count} of ${ids.length} items.`, page.reply, `${count} items`)
    },
  },
  'limit-respected': {
    title: 'A page has as many items as limit asks for, and never more',
    section: `${sections.parameters}, limit`,
    why: 'A row of three with four products breaks the layout, and large pages are slow.',
    handling: 'Keeps the items within the limit and loads the others with the next page.',
    async check({ store, survey }) {
      const { ids } = await survey.natural()
      const isShort = (await survey.shortPage()) !== undefined
      for (const limit of [1, 2, 3, 5]) {
        const { ids: found, reply, hasMore } = await store.page({ limit })
        const wanted = Math.min(limit, ids.length)
        const isRight = found.length === wanted || (isShort && found.length < wanted && hasMore !== false)
        if (!isRight)
          return broken(`limit=${limit} returned ${found.length} items.`, reply, `${found.length} items`)
      }
      // Without enough products or a stable order, other rules say why no cursor was tried.
      if ((await reasonToSkip(survey)) !== undefined) return holds('')
      const { after, before } = await survey.naturalBorders()
      const wrong = [...after, ...before].find(
        ({ page, expected, limit }) =>
          page.ids.length > limit || (!isShort && page.ids.length < expected.length),
      )
      if (wrong === undefined) return holds('')
      const count = wrong.page.ids.length
      return broken(
        `limit=${wrong.limit} next to a cursor returned ${count} items.`,
        wrong.page.reply,
        `${count} items; expected: ${wrong.expected.length}`,
      )
    },
  },
  'limit-maximum': {
    title: 'A limit of 100 is accepted',
    section: sections.limits,
    why: 'Lists that should load in one request need several.',
    handling: 'Pages by has_more, so a smaller page costs more requests and loses nothing.',
    async check({ store, survey }) {
      const reply = await store.reply({ limit: MAX_LIMIT })
      if (!isSuccess(reply)) return broken('limit=100 is refused.', reply, describeReply(reply))
      const page = await store.page({ limit: MAX_LIMIT })
      const { ids } = await survey.natural()
      if (page.ids.length > MAX_LIMIT) {
        return broken(`The page has ${page.ids.length} items.`, reply, `${page.ids.length} items`)
      }
      if (await survey.shortPage()) return notChecked('The server returns short pages.')
      if (page.ids.length === Math.min(MAX_LIMIT, ids.length)) return holds(`${page.ids.length} items.`)
      return broken(
        `limit=100 returned ${page.ids.length} of ${ids.length} items.`,
        reply,
        `${page.ids.length} items`,
      )
    },
  },
  'after-excludes-cursor': borderRule({
    title: 'A page after a cursor does not contain the cursor',
    section: `${sections.parameters}, starting_after`,
    why: 'The last product of each page is shown again.',
    handling: 'Shows each id once. Each page brings one product less.',
    side: 'after',
    flaws: ['includes-cursor'],
    sentence: 'The page contains the item that it should start after.',
  }),
  'after-continues': borderRule({
    title: 'A page after a cursor starts with the next item',
    section: sections.paging(3),
    why: 'Products between two pages are never shown, or the list starts again.',
    handling:
      'Removes repeated products and never loads the same page endlessly, but cannot find what was skipped.',
    side: 'after',
    flaws: ['from-start', 'gap', 'reversed', 'reordered', 'wrong-side', 'other-order', 'empty'],
    sentence: 'The page does not continue after its cursor.',
  }),
  'before-excludes-cursor': borderRule({
    title: 'A page before a cursor does not contain the cursor',
    section: `${sections.parameters}, ending_before`,
    why: 'A shopper who pages back sees a product twice.',
    handling: 'Shows each id once. Each page brings one product less.',
    side: 'before',
    flaws: ['includes-cursor'],
    sentence: 'The page contains the item that it should end before.',
  }),
  'before-adjacent': borderRule({
    title: 'A page before a cursor ends with the item before it',
    section: sections.paging(4),
    why: 'A shopper who pages back jumps to the start of the list, and the products between are missing.',
    handling: 'Shows what came without duplicates, but the products between stay missing.',
    side: 'before',
    flaws: ['from-start', 'gap', 'wrong-side', 'other-order', 'empty'],
    sentence: 'The page does not end at its cursor: ending_before is ignored, or counted from the start.',
  }),
  'before-natural-order': borderRule({
    title: 'A page before a cursor is in the order of the list',
    section: sections.paging(5),
    why: 'The products of a previous page appear upside down.',
    handling: 'Shows the page as it came.',
    side: 'before',
    flaws: ['reversed', 'reordered'],
    sentence: 'The page has the right items in another order.',
  }),
  'walk-once': {
    title: 'Paging forward returns each product once',
    section: sections.paging(3),
    why: 'Products that no page contains cannot be bought.',
    handling: 'Removes duplicates, and stops when a server repeats its pages. Missing products stay missing.',
    async check({ survey }) {
      const large = await survey.natural()
      const small = await survey.small()
      if (!(await survey.isStable(large))) return notChecked('The order of the list is not stable.')
      for (const { repeated, pages } of [large, small]) {
        if (repeated.length === 0) continue
        const page = pages.findLast(({ ids }) => ids.some((id) => repeated.includes(id)))
        return broken(
          `${repeated.length} products were on more than one page.`,
          page?.reply,
          listIds(repeated),
        )
      }
      const differs = small.ids.findIndex((id, index) => index < large.ids.length && id !== large.ids[index])
      if (differs >= 0) {
        const page = small.pages.find(({ ids }) => ids.includes(small.ids[differs] ?? ''))
        return broken(
          'Small pages and large pages return different products.',
          page?.reply,
          `${listIds(small.ids.slice(differs))}; expected: ${listIds(large.ids.slice(differs))}`,
        )
      }
      return holds(`${large.ids.length} products in ${large.pages.length} pages.`)
    },
  },
  'list-ends': {
    title: 'Nothing is before the first item, and nothing after the last',
    section: sections.paging(3),
    why: 'The list never ends, or starts again.',
    handling: 'Stops at a page that brings nothing new.',
    async check({ store, survey }) {
      const { ids, complete } = await survey.natural()
      const [first] = ids
      if (first === undefined) return tooFew(1)
      const last = complete ? ids.at(-1) : (await survey.tail()).ids.at(-1)
      const before = await store.page({ before: first, limit: 5 })
      const after = last === undefined ? undefined : await store.page({ after: last, limit: 5 })
      return (
        reportPage(before, 'before the first item') ??
        (after && reportPage(after, 'after the last item')) ??
        holds('')
      )
    },
  },
  'has-more-forward': {
    title: 'has_more is true exactly if items follow',
    section: sections.envelope,
    why: 'The list ends too early, or its last button loads nothing.',
    handling:
      'Stops at an empty page. If has_more is false too early, the rest of the list cannot be reached.',
    async check({ store, survey }) {
      const { ids, complete, wrongEnd } = await survey.natural()
      const wrong = (page: Page, expected: boolean) =>
        broken(
          expected
            ? 'has_more is false although items follow.'
            : 'has_more is true although nothing follows.',
          page.reply,
          `has_more: ${String(page.hasMore)}, ${page.ids.length} items`,
        )
      if (wrongEnd) return wrong(wrongEnd, wrongEnd.hasMore === false)
      if (ids.length < MIN_FOR_FORWARD) return tooFew(MIN_FOR_FORWARD)
      const start = await store.page({ limit: 2 })
      if (start.hasMore === false) return wrong(start, true)
      const tail = await survey.tail()
      if (tail.wrongEnd) return wrong(tail.wrongEnd, false)
      const last = complete ? ids : tail.ids
      if (last.length < MIN_FOR_FORWARD) {
        return notChecked(
          `Only the first ${ids.length} products were read, so the end of the list was not seen.`,
        )
      }
      // A page that ends exactly at the end, a short page there, and a page that leaves one item.
      for (const [back, limit, expected] of [
        [4, 3, false],
        [3, 5, false],
        [4, 2, true],
      ] as const) {
        const page = await store.page({ after: last.at(-back) ?? '', limit })
        // A short page can leave items although its limit would not.
        const leaves = page.ids.at(-1) !== last.at(-1)
        if (page.hasMore !== (expected || leaves) && page.ids.length > 0)
          return wrong(page, expected || leaves)
      }
      return holds('')
    },
  },
  /** Before a cursor, `has_more` may describe the items before the page or the items after it. */
  'has-more-backward': {
    title: 'has_more of a page before a cursor has one meaning',
    section: sections.envelope,
    why: 'The button for the previous page is missing, or loads nothing.',
    handling: 'Supports both meanings: items before the page, or items after it.',
    async check({ store, survey }) {
      const natural = await survey.natural()
      const ids = await survey.truth(natural)
      if (ids.length < MIN_FOR_BACKWARD) return tooFew(MIN_FOR_BACKWARD)
      const at = 5
      const cursor = ids[at] ?? ''
      const exact = await store.page({ before: cursor, limit: at })
      const wide = await store.page({ before: cursor, limit: at + 3 })
      const narrow = await store.page({ before: cursor, limit: at - 1 })
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
  },
  'pages-filled': {
    title: 'Hidden items are left out before paging, not after it',
    section: sections.paging(9),
    why: 'Rows have holes, pages are empty, and the shop announces products that nobody can see.',
    handling: 'Loads further pages when a page is short, and stops at an empty page.',
    async check({ survey }) {
      const { pages, ids, complete } = await survey.natural()
      const small = await survey.small()
      const total = pages[0]?.total
      // A server whose `has_more` is always true has an empty page at its end, which is another mistake.
      const isMissing =
        total === undefined || total > ids.length || (small.complete && small.ids.length < ids.length)
      const empty = [...pages, ...small.pages].find(
        ({ ids: found, hasMore }) => found.length === 0 && hasMore,
      )
      if (empty && isMissing)
        return broken('An empty page says that more items follow.', empty.reply, 'no items, has_more: true')
      const short: Page | undefined = await survey.shortPage()
      if (short && complete && total !== undefined && total > ids.length) {
        return broken(
          `Pages have fewer items than their limit, and ${total - ids.length} of ${total} counted items are on no page.`,
          short.reply,
          `${short.ids.length} items, has_more: true, total_count: ${total}`,
        )
      }
      return holds(short ? 'Pages can be shorter than their limit, and no item is lost.' : '')
    },
  },
  'total-ignores-paging': {
    title: 'total_count is the same on every page',
    section: sections.paging(9),
    why: '"124 products" becomes "24 products" while a shopper scrolls.',
    handling: 'Shows the total of the page that was loaded last.',
    async check({ store, survey }) {
      const { ids, pages } = await survey.natural()
      const middle = ids[Math.floor(ids.length / 2)]
      if (middle === undefined) return tooFew(1)
      const [first] = pages
      if (first?.total === undefined) return notChecked(NO_TOTAL)
      const others = [
        await store.page({ limit: 1 }),
        await store.page({ limit: 3, after: middle }),
        await store.page({ limit: 3, before: middle }),
        ...pages,
      ]
      const other = others.find(({ total }) => total !== first.total)
      if (other === undefined) return holds(`${first.total} on ${others.length} pages.`)
      return broken(
        'total_count depends on the page.',
        [first.reply, other.reply],
        `${first.total}, then ${String(other.total)}`,
      )
    },
  },
  'total-exact': {
    title: 'total_count is the number of items on all pages',
    section: sections.envelope,
    why: 'The shop announces products that nobody can see, or hides that it has more.',
    handling: 'Shows the number as it came. Lists end by has_more, not by the total.',
    async check({ survey }) {
      const { ids, pages, complete, repeated } = await survey.natural()
      const [first] = pages
      if (first?.total === undefined) return notChecked(NO_TOTAL)
      const isWrong = complete ? first.total !== ids.length : first.total < ids.length
      if (!isWrong) return holds(complete ? `${ids.length}.` : `At least ${ids.length} of ${first.total}.`)
      const note = repeated.length > 0 ? ' Pages repeat items, so the count may be right.' : ''
      return broken(
        `total_count is ${first.total}, and all pages together have ${ids.length} items.${note}`,
        first.reply,
        `total_count: ${first.total}`,
      )
    },
  },
})
