import { describeReply, isRefusal, isSuccess } from '../session/reply.js'
import { readPage } from '../survey/list-page.js'
import { broken, holds, listIds, notChecked, sections, type Finding, type Rule } from '../rules/rule.js'
import { NOT_SHOWN } from './change-rule.js'
import type { DoctorMutations } from './mutations.js'
import { withProbes } from './probes.js'

const LIMIT = 3

export const removedCursor = (mutations: DoctorMutations): Rule => ({
  id: 'removed-cursor',
  group: 'changes',
  title: 'Paging continues after the item of the cursor was removed',
  section: sections.paging(8),
  why: 'A shopper who presses "more" gets an error, or the start of the list, because one product was sold out.',
  handling: 'After 400, 404, 410, 422 or an empty page, the list is loaded again around the removed item.',
  async check(context) {
    const finding = await withProbes(context, mutations, async (probes): Promise<Finding> => {
      const page = await probes.after(probes.start, LIMIT)
      const cursor = page.at(-1)
      if (cursor === undefined) return notChecked(NOT_SHOWN)
      await probes.remove(cursor)
      const reply = await probes.replyAfter(cursor, LIMIT)
      if (isRefusal(reply)) {
        context.store.deletedCursor = reply.status
        return holds(`The cursor is refused with status ${reply.status}, and the list recovers.`)
      }
      const next = isSuccess(reply) ? readPage(reply, 'products') : undefined
      if (next === undefined)
        return broken('A removed cursor makes the server fail.', reply, describeReply(reply))
      if (next.ids.length === 0) return holds('The page is empty, and the list recovers.')
      const from = probes.ids.indexOf(cursor) + 1
      const expected = probes.ids.slice(from, from + next.ids.length)
      if (next.ids.join() === expected.join()) {
        context.store.deletedCursor = 'resolves'
        return holds('The cursor keeps its position.')
      }
      const first = await probes.after(undefined, LIMIT)
      if (next.ids.join() === first.join()) context.store.deletedCursor = 'head'
      return broken(
        'The page does not continue after the removed item.',
        reply,
        `${listIds(next.ids)}; expected: ${listIds(expected)}`,
      )
    })
    return finding ?? notChecked(NOT_SHOWN)
  },
})
