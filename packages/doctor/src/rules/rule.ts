import type { DoctorGroup, DoctorOutcome } from '../report.js'
import { shorten, type Reply } from '../session/reply.js'
import type { Survey } from '../survey/survey.js'
import type { Store } from '../survey/store.js'

export interface Finding {
  readonly outcome: DoctorOutcome
  readonly detail: string
  readonly asked: readonly string[]
  readonly received: string
}

export interface RuleContext {
  readonly store: Store
  readonly survey: Survey
  readonly probesQueryKey: boolean
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

type Evidence = Reply | readonly Reply[] | undefined

function evidenceOf(evidence: Evidence): Pick<Finding, 'asked'> {
  const replies = evidence === undefined ? [] : Array.isArray(evidence) ? evidence : [evidence as Reply]
  return { asked: [...new Set((replies as readonly Reply[]).map(({ request }) => request))] }
}

const finding =
  (outcome: DoctorOutcome) =>
  (detail: string, evidence?: Evidence, received = ''): Finding => ({
    outcome,
    detail,
    ...evidenceOf(evidence),
    received: shorten(received),
  })

export const holds = finding('holds')
export const broken = finding('broken')
export const warning = finding('warning')
export const notChecked = finding('not-checked')

const MAX_IDS = 6

/** Ids for the report, shortened. */
export const listIds = (ids: readonly string[]): string =>
  ids.length === 0 ? 'no items' : ids.slice(0, MAX_IDS).join(', ') + (ids.length > MAX_IDS ? ', …' : '')

export const tooFew = (count: number): Finding => notChecked(`The store needs at least ${count} products.`)
