import type { Rule } from '../rules/rule.js'
import { insertWhilePaging } from './insert-while-paging.js'
import type { DoctorMutations } from './mutations.js'
import { removeWhilePaging } from './remove-while-paging.js'
import { removedCursor } from './removed-cursor.js'
import { renameWhilePaging } from './rename-while-paging.js'
import { totalFollowsChanges } from './total-follows-changes.js'

export const mutationRules = (mutations: DoctorMutations): readonly Rule[] => [
  insertWhilePaging(mutations),
  removeWhilePaging(mutations),
  renameWhilePaging(mutations),
  removedCursor(mutations),
  totalFollowsChanges(mutations),
]
