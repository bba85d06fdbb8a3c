import type { DoctorOutcome } from '../report.js'
import { shorten, type Reply } from '../session/reply.js'

export interface Finding {
  readonly outcome: DoctorOutcome
  readonly detail: string
  readonly asked: readonly string[]
  readonly curl: readonly string[]
  readonly received: string
  /** What only somebody who sees the shop can answer. */
  readonly question?: string
}

type Evidence = Reply | readonly Reply[] | undefined

function evidenceOf(evidence: Evidence): Pick<Finding, 'asked' | 'curl'> {
  const replies = evidence === undefined ? [] : Array.isArray(evidence) ? evidence : [evidence as Reply]
  const unique = <T>(values: readonly T[]) => [...new Set(values)]
  return {
    asked: unique((replies as readonly Reply[]).map(({ request }) => request)),
    curl: unique((replies as readonly Reply[]).map(({ curl }) => curl)),
  }
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
