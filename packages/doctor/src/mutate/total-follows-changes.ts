import { broken, holds, notChecked, sections, type Finding, type Rule } from '../rules/rule.js'
import { NOT_SHOWN } from './change-rule.js'
import type { DoctorMutations } from './mutations.js'
import { withProbes } from './probes.js'

export const totalFollowsChanges = (mutations: DoctorMutations): Rule => ({
  id: 'total-follows-changes',
  group: 'changes',
  title: 'total_count follows insertions and removals',
  section: sections.envelope,
  why: 'The shop announces products that are gone.',
  handling: 'Shows the total of the page that was loaded last.',
  async check(context) {
    const { store } = context
    const finding = await withProbes(context, mutations, async (probes): Promise<Finding> => {
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
    })
    return finding ?? notChecked(NOT_SHOWN)
  },
})
