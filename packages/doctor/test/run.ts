import { examine } from '../src/run-doctor.js'
import { attacks } from './attacks.js'
import { changedFetch, type Change } from './changed-server.js'
import { checkStore, findFalseAlarms } from './check-store.js'
import { firedRules, checkServer, impatientClock } from './check.js'
import { habits } from './habits.js'
import { mistakes, type Mistake } from './mistakes.js'
import { moreMistakes } from './more-mistakes.js'
import { randomStore } from './random-dialects.js'
import { KEY, TestServer } from './test-server.js'

/**
 * `npm run test:long doctor [count] [seed]`. Prints each mistake of the test server with the rule that finds it, each habit of a
 * healthy server with the alarms, and the false alarms about random dialects of the mock store.
 */
const count = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? 1)

const checkChanged = (change: Change) =>
  examine(
    { baseUrl: 'https://shop.test/api/v1', apiKey: KEY, fetch: changedFetch(change).fetch },
    impatientClock,
  )

const all = [
  ...Object.entries(mistakes).map(([name, [rule]]) => ({
    name,
    rule,
    check: () => checkServer(new TestServer([name as Mistake])),
  })),
  ...[...moreMistakes, ...attacks].map(([name, , rule, change]) => ({
    name,
    rule,
    check: () => checkChanged(change),
  })),
]
let found = 0
for (const { name, rule, check } of all) {
  const report = await check()
  const isFound = firedRules(report).includes(rule)
  if (isFound) found += 1
  const [cause] = report.causes
  const note = cause === undefined || cause.rule === rule ? '' : `, first cause: ${cause.rule}`
  console.log(`${isFound ? 'found' : 'NOT FOUND'}  ${name} by ${rule}${note}`)
}
let disturbed = 0
for (const [name, change] of habits) {
  const report = await checkChanged(change)
  const fired = [...firedRules(report), ...(report.stopped === undefined ? [] : [report.stopped])]
  if (fired.length > 0) disturbed += 1
  console.log(`${fired.length === 0 ? 'quiet' : `ALARM: ${fired.join(', ')}`}  a server that ${name}`)
}
console.log(`${found} of ${all.length} mistakes found, each by its rule`)
console.log(`${habits.length - disturbed} of ${habits.length} habits of healthy servers without an alarm`)

const requests: number[] = []
let alarms = 0
for (let seed = first; seed < first + count; seed += 1) {
  const random = randomStore(seed)
  const report = await checkStore(random.store)
  requests.push(report.requests)
  for (const alarm of findFalseAlarms(random, report)) {
    alarms += 1
    console.log(alarm)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${seed - first + 1}`)
  else if ((seed - first + 1) % 100 === 0) process.stderr.write(`${seed - first + 1}\n`)
}
requests.sort((a, b) => a - b)
console.log(`${count} dialects from seed ${first}, ${alarms} false alarms`)
console.log(`requests: ${requests[0]} to ${requests.at(-1)}, median ${requests[count >> 1]}`)
process.exitCode = alarms > 0 || disturbed > 0 || found < all.length ? 1 : 0
