import { describeReply, isRefusal, isSuccess } from '../session/reply.js'
import { readPage } from '../survey/list-page.js'
import type { DoctorMutations } from '../survey/mutations.js'
import { withProbes, type Probes } from '../survey/probes.js'
import { broken, holds, listIds, notChecked, type Finding } from './findings.js'
import { inGroup, sections, type Rule, type RuleContext, type RuleTexts, type UngroupedRule } from './rule.js'

const LIMIT = 3
const NOT_SHOWN = 'The list does not show the inserted products.'

/** Rules that insert, rename and remove products of their own. */
export function changeRules(mutations: DoctorMutations): readonly Rule[] {
  const probeRule = (
    texts: RuleTexts,
    check: (probes: Probes, context: RuleContext) => Promise<Finding>,
  ): UngroupedRule => ({
    ...texts,
    async check(context) {
      const finding = await withProbes(context.survey, mutations, (probes) => check(probes, context))
      return finding ?? notChecked(NOT_SHOWN)
    },
  })

  interface ChangeRule extends Omit<RuleTexts, 'section'> {
    readonly sentence: string
    /** Changes a product of the first page, which was loaded already, or of a later one. */
    readonly change: (probes: Probes, page: readonly string[]) => Promise<unknown>
  }

  /** Loads a page, changes a product above the cursor, and compares the next page with the list before the change. */
  const changeRule = ({ change, sentence, ...texts }: ChangeRule): UngroupedRule =>
    probeRule({ ...texts, section: sections.paging(8) }, async (probes) => {
      const page = await probes.after(probes.start, LIMIT)
      const cursor = page.at(-1)
      if (cursor === undefined) return notChecked(NOT_SHOWN)
      await change(probes, page)
      const reply = await probes.replyAfter(cursor, LIMIT)
      const next = await probes.after(cursor, LIMIT)
      const from = probes.ids.indexOf(cursor) + 1
      const expected = probes.ids.slice(from, from + next.length)
      if (next.length > 0 && next.join() === expected.join()) return holds('')
      return broken(sentence, reply, `${listIds(next)}; expected: ${listIds(expected)}`)
    })

  return inGroup('changes', {
    'insert-while-paging': changeRule({
      title: 'A new product above the cursor does not shift the next page',
      why: 'A shopper sees a product twice whenever the store adds one.',
      handling: 'Shows each id once.',
      sentence: 'The next page repeats or skips products after an insertion above the cursor.',
      change: (probes) => probes.add('A'),
    }),
    'remove-while-paging': changeRule({
      title: 'A product removed above the cursor does not shift the next page',
      why: 'A shopper never sees the product that moved up.',
      handling: 'Finds it with the next refetch of the list.',
      sentence: 'The next page skips products after a removal above the cursor.',
      change: (probes, [first = '']) => probes.remove(first),
    }),
    'rename-while-paging': changeRule({
      title: 'A product that moves does not shift the next page',
      why: 'Other products are seen twice or never.',
      handling: 'Shows each id once, and refetches when a page repeats an item.',
      sentence: 'The next page repeats or skips products after another product was renamed.',
      // Behind all other probes, so the next page is the same.
      change: (probes, [first = '']) => probes.rename(first, 'ZZZ'),
    }),
    'removed-cursor': probeRule(
      {
        title: 'Paging continues after the item of the cursor was removed',
        section: sections.paging(8),
        why: 'A shopper who presses "more" gets an error, or the start of the list, because one product was sold out.',
        handling:
          'After 400, 404, 410, 422 or an empty page, the list is loaded again around the removed item.',
      },
      async (probes, { store }) => {
        const page = await probes.after(probes.start, LIMIT)
        const cursor = page.at(-1)
        if (cursor === undefined) return notChecked(NOT_SHOWN)
        await probes.remove(cursor)
        const reply = await probes.replyAfter(cursor, LIMIT)
        if (isRefusal(reply)) {
          store.deletedCursor = reply.status
          return holds(`The cursor is refused with status ${reply.status}, and the list recovers.`)
        }
        const next = isSuccess(reply) ? readPage(reply, 'products') : undefined
        if (next === undefined)
          return broken('A removed cursor makes the server fail.', reply, describeReply(reply))
        if (next.ids.length === 0) return holds('The page is empty, and the list recovers.')
        const from = probes.ids.indexOf(cursor) + 1
        const expected = probes.ids.slice(from, from + next.ids.length)
        if (next.ids.join() === expected.join()) {
          store.deletedCursor = 'resolves'
          return holds('The cursor keeps its position.')
        }
        const first = await probes.after(undefined, LIMIT)
        if (next.ids.join() === first.join()) store.deletedCursor = 'head'
        return broken(
          'The page does not continue after the removed item.',
          reply,
          `${listIds(next.ids)}; expected: ${listIds(expected)}`,
        )
      },
    ),
    'total-follows-changes': probeRule(
      {
        title: 'total_count follows insertions and removals',
        section: sections.envelope,
        why: 'The shop announces products that are gone.',
        handling: 'Shows the total of the page that was loaded last.',
      },
      async (probes, { store }) => {
        const before = await store.freshPage({ limit: 1 })
        if (before.total === undefined) return notChecked('Lists have no total_count.')
        await probes.remove(probes.ids[0] ?? '')
        const after = await store.freshPage({ limit: 1 })
        if (after.total === before.total - 1) return holds('')
        return broken(
          'total_count did not follow a removal.',
          after.reply,
          `${before.total}, then ${String(after.total)}`,
        )
      },
    ),
  })
}
