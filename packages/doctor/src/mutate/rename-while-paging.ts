import type { Rule } from '../rules/rule.js'
import { changeRule } from './change-rule.js'
import type { DoctorMutations } from './mutations.js'

export const renameWhilePaging = (mutations: DoctorMutations): Rule =>
  changeRule(mutations, {
    id: 'rename-while-paging',
    title: 'A product that moves does not shift the next page',
    why: 'Other products are seen twice or never.',
    handling: 'Shows each id once, and refetches when a page repeats an item.',
    sentence: 'The next page repeats or skips products after another product was renamed.',
    // Behind all other probes, so the next page is the same.
    change: (probes, [first = '']) => probes.rename(first, 'ZZZ'),
  })
