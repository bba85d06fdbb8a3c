import { checkStore, findFalseAlarms } from './check-store.js'
import { firedRules, checkServer } from './check.js'
import { mistakes, type Mistake } from './mistakes.js'
import { randomStore } from './random-dialects.js'
import { TestServer } from './test-server.js'

/** `npm run test:long doctor [count] [seed]`. Prints the mistakes found, and the false alarms about random dialects. */
const count = Number(process.argv[2] ?? 1000)
const first = Number(process.argv[3] ?? 1)

const all = Object.entries(mistakes) as [Mistake, readonly [string]][]
let found = 0
for (const [mistake, [rule]] of all) {
  if (firedRules(await checkServer(new TestServer([mistake]))).includes(rule)) found += 1
  else console.log(`not found: ${mistake} by ${rule}`)
}
console.log(`${found} of ${all.length} mistakes found, each by its rule`)

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
process.exitCode = alarms > 0 || found < all.length ? 1 : 0
