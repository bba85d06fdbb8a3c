import type { DoctorGroup, DoctorOutcome, DoctorReport } from '../report.js'

export const groupTitles: Readonly<Record<DoctorGroup, string>> = {
  envelope: 'Lists',
  fields: 'Fields of a product',
  paging: 'Paging',
  sorting: 'Sorting',
  errors: 'Errors',
  access: 'Key, browser, cache',
  resources: 'Other resources',
  changes: 'Changes while paging',
}

export const outcomeWords: Readonly<Record<DoctorOutcome, string>> = {
  holds: 'holds',
  broken: 'BROKEN',
  warning: 'warning',
  'not-checked': 'not checked',
}

/** The answer in one sentence. */
export function describeVerdict({ counts, stopped, changedDuringCheck }: DoctorReport): string {
  const { broken, warning, holds, 'not-checked': open } = counts
  const rules = (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`
  const start =
    stopped !== undefined
      ? 'The check ended early.'
      : broken === 0
        ? 'This API fits: no rule is broken.'
        : `${rules(broken)} ${broken === 1 ? 'is' : 'are'} broken.`
  const rest = `${rules(holds)} ${holds === 1 ? 'holds' : 'hold'}, ${warning} ${warning === 1 ? 'warning' : 'warnings'}, ${open} not checked.`
  const change = changedDuringCheck ? ' Products changed during the check, so run it again.' : ''
  return `${start} ${rest}${change}`
}

/** Facts about the server, as pairs of name and value. */
export function describeFacts({
  facts,
  requests,
  durationMs,
}: DoctorReport): readonly (readonly [string, string])[] {
  const { products, allProductsRead, sortFields, orderValues, cors, latency } = facts
  return [
    ['Products read', `${products}${allProductsRead ? ' (all)' : ' (the first ones)'}`],
    ['sort', sortFields.join(', ') || 'none found'],
    ['order', orderValues ? `${orderValues.asc}, ${orderValues.desc}` : 'none found'],
    ['Browser', cors === null ? 'not checked' : cors ? 'can read the API' : 'needs a proxy (no CORS)'],
    ['Latency', `${latency.median} ms, 95%: ${latency.p95} ms`],
    ['Requests', `${requests} in ${(durationMs / 1000).toFixed(1)} s`],
  ]
}
