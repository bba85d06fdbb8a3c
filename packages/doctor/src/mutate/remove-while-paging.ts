import type { Rule } from '../rules/rule.js'
import { changeRule } from './change-rule.js'
import type { DoctorMutations } from './mutations.js'

export const removeWhilePaging = (mutations: DoctorMutations): Rule =>
  changeRule(mutations, {
    id: 'remove-while-paging',
    title: 'A product removed above the cursor does not shift the next page',
    why: 'A shopper never sees the product that moved up.',
    handling: 'Finds it with the next refetch of the list.',
    sentence: 'The next page skips products after a removal above the cursor.',
    change: (probes, [first = '']) => probes.remove(first),
  })
