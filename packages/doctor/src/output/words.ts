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

/** Whether every rule was checked that this server and this key allow. */
const isComplete = (results: DoctorReport['results']) =>
  !results.some(({ outcome, detail }) => outcome === 'not-checked' && detail.startsWith('The limit of'))

/** What the promise is about: a product that was not read can still be wrong. */
function describeReading({ products, allProductsRead, total, client }: DoctorReport['facts']): string {
  const part = allProductsRead
    ? `all ${products}`
    : `the first ${products} of ${total === null ? 'its' : total}`
  const reading = `the client reads ${part} products of the list`
  if (client.listItems === 0) return 'the client read no list.'
  const singles =
    client.singles > 0 ? ` and ${client.singles} single products` : ', and no single product was read,'
  return client.invalid === 0
    ? `${reading}${singles} without an invalid item.`
    : `${reading}${singles}, and leaves out ${client.invalid}.`
}

/** The answer in one sentence. */
export function describeVerdict({
  counts,
  stopped,
  changedDuringCheck,
  facts,
  results,
}: DoctorReport): string {
  const { broken, warning, holds, 'not-checked': open } = counts
  const rules = (count: number) => `${count} ${count === 1 ? 'rule' : 'rules'}`
  const start =
    stopped !== undefined
      ? 'The check ended early.'
      : broken === 0
        ? isComplete(results)
          ? `This API fits: ${describeReading(facts)}`
          : `No rule that was checked is broken, but the check is not complete: ${describeReading(facts)}`
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
  const { products, allProductsRead, total, sortFields, orderValues, cors, latency } = facts
  return [
    [
      'Products read',
      `${products}${allProductsRead ? ' (all)' : total === null ? ' (the first ones)' : ` (the first of ${total})`}`,
    ],
    ['sort', sortFields.join(', ') || 'none found'],
    ['order', orderValues ? `${orderValues.asc}, ${orderValues.desc}` : 'none found'],
    ['Browser', cors === null ? 'not checked' : cors ? 'can read the API' : 'needs a proxy (no CORS)'],
    ['Latency', `${latency.median} ms, 95%: ${latency.p95} ms`],
    [
      'Requests',
      `${requests} in ${(durationMs / 1000).toFixed(1)} s${facts.repeatedRequests > 0 ? `, ${facts.repeatedRequests} failed at first` : ''}`,
    ],
  ]
}
