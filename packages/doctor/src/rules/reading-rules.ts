import { accessRules, lateAccessRules } from './access.js'
import { envelopeRules, lateEnvelopeRules } from './envelope.js'
import { errorRules } from './errors.js'
import { fieldRules, lateFieldRules } from './fields.js'
import { pagingRules } from './paging.js'
import { lateResourceRules, resourceRules } from './resources.js'
import type { Rule } from './rule.js'
import { sortingRules } from './sorting.js'

/** In the order of the check: rules that need few requests come first, so that a small budget checks most of them. */
export const readingRules: readonly Rule[] = [
  ...envelopeRules,
  ...fieldRules,
  ...pagingRules,
  ...errorRules,
  ...resourceRules,
  ...accessRules,
  ...sortingRules,
  ...lateEnvelopeRules,
  ...lateResourceRules,
  ...lateFieldRules,
  ...lateAccessRules,
]
