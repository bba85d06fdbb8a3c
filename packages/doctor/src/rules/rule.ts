import type { Answers } from '../answers.js'
import type { DoctorGroup } from '../report.js'
import type { Survey } from '../survey/survey.js'
import type { Store } from '../survey/store.js'
import type { Finding } from './findings.js'

export interface RuleContext {
  readonly store: Store
  readonly survey: Survey
  readonly probesQueryKey: boolean
  readonly answers: Answers
}

export interface Rule {
  readonly id: string
  readonly group: DoctorGroup
  readonly title: string
  /** `null`: the API reference does not show it. */
  readonly section: string | null
  readonly why: string
  readonly handling: string
  readonly check: (context: RuleContext) => Promise<Finding> | Finding
}

/** What the report says about a rule, without its id. */
export type RuleTexts = Omit<Rule, 'id' | 'group' | 'check'>
export type UngroupedRule = Omit<Rule, 'id' | 'group'>

/** The rules of a group by their ids, in the order of the check and of the report. */
export const inGroup = (
  group: DoctorGroup,
  rules: Readonly<Record<string, UngroupedRule>>,
): readonly Rule[] => Object.entries(rules).map(([id, rule]) => ({ id, group, ...rule }))

/** Sections of the API reference. */
export const sections = {
  service: 'What the service does',
  product: 'Resources and their fields, "Product"',
  variant: 'Resources and their fields, "Variant"',
  envelope: 'Resources and their fields, "List envelope"',
  ids: 'Resources and their fields, "Identifier format"',
  parameters: 'GET {base_url}/products, query parameters',
  paging: (rule: number) => `Pagination rules, ${rule}`,
  authentication: 'Authentication, 1',
  limits: 'Limits',
} as const
