import { broken, holds, listIds, notChecked, sections, type Finding, type Rule } from '../rules/rule.js'
import type { DoctorMutations } from './mutations.js'
import { withProbes, type Probes } from './probes.js'

const LIMIT = 3

interface ChangeRule extends Pick<Rule, 'id' | 'title' | 'why' | 'handling'> {
  /** Changes the first page, which was loaded already, or a later one. */
  readonly change: (probes: Probes, page: readonly string[]) => Promise<unknown>
  /** Ids that the next page may contain in addition. */
  readonly sentence: string
}

export const NOT_SHOWN = 'The list does not show the inserted products.'

/** Loads a page, changes a product above the cursor, and compares the next page with the list before the change. */
export function changeRule(mutations: DoctorMutations, { change, sentence, ...rest }: ChangeRule): Rule {
  return {
    ...rest,
    group: 'changes',
    section: sections.paging(8),
    async check(context) {
      const finding = await withProbes(context, mutations, async (probes): Promise<Finding> => {
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
      return finding ?? notChecked(NOT_SHOWN)
    },
  }
}
