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
function describeReading(facts: DoctorReport['facts']): string {
  const { client } = facts
  if (client.listItems === 0) return 'the client read no list.'
  const reading = `the client reads ${describePart(facts)} products of the list`
  const singles =
    client.singles > 0 ? ` and ${count(client.singles)} single products` : ', and no single product was read,'
  const others = Object.entries(client.others).flatMap(([name, { items, invalid }]) =>
    invalid > 0 ? `${count(invalid)} of ${count(items)} ${name}` : [],
  )
  const exception = others.length > 0 ? ` It leaves out ${others.join(' and ')}: pass a schema.` : ''
  return client.invalid === 0
    ? `${reading}${singles} without an invalid item.${exception}`
    : `${reading}${singles}, and leaves out ${count(client.invalid)}.${exception}`
}

const hasInvalidOthers = ({ client }: DoctorReport['facts']) =>
  Object.values(client.others).some(({ invalid }) => invalid > 0)

const count = (value: number) => value.toLocaleString('en')

/** A part of a large list, so that nobody takes it for the whole. */
function describePart({ products, allProductsRead, total, lastProducts }: DoctorReport['facts']): string {
  if (allProductsRead) return `all ${count(products)}`
  const first = `the first ${count(products)} of ${total === null ? 'its' : count(total)}`
  return lastProducts > 0 ? `${first} and the last ${count(lastProducts)}` : first
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
  const questions = results.filter(({ question }) => question !== undefined).length
  const start =
    stopped !== undefined
      ? 'The check ended early.'
      : broken === 0 && questions > 0
        ? `No rule that was checked is broken, but ${questions === 1 ? 'a question is' : `${questions} questions are`} open: ${describeReading(facts)}`
        : broken === 0
          ? isComplete(results)
            ? `This API fits${hasInvalidOthers(facts) ? ' for products' : ''}: ${describeReading(facts)}`
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
  const { sortFields, orderValues, statuses, cors, latency } = facts
  return [
    ['Products read', describePart(facts)],
    ['sort', sortFields.join(', ') || 'none found'],
    ['order', orderValues ? `${orderValues.asc}, ${orderValues.desc}` : 'none found'],
    ['status', statuses.product.join('; ') || 'none found'],
    ['stockStatus', statuses.variant.join('; ') || 'none found'],
    ['Browser', cors === null ? 'not checked' : cors ? 'can read the API' : 'needs a proxy (no CORS)'],
    ['Latency', `${latency.median} ms, 95%: ${latency.p95} ms`],
    [
      'Requests',
      `${requests} in ${(durationMs / 1000).toFixed(1)} s${facts.repeatedRequests > 0 ? `, ${facts.repeatedRequests} failed at first` : ''}`,
    ],
  ]
}
