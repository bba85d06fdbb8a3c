import type { Rule } from '../rules/rule.js'
import { changeRule } from './change-rule.js'
import type { DoctorMutations } from './mutations.js'

export const insertWhilePaging = (mutations: DoctorMutations): Rule =>
  changeRule(mutations, {
    id: 'insert-while-paging',
    title: 'A new product above the cursor does not shift the next page',
    why: 'A shopper sees a product twice whenever the store adds one.',
    handling: 'Shows each id once.',
    sentence: 'The next page repeats or skips products after an insertion above the cursor.',
    change: (probes) => probes.add('A'),
  })
