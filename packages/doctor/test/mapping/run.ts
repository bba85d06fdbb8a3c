import { COMPARED, countRight, mapStandIn } from './map-stand-in.js'
import { moreStandIns } from './more-stand-ins.js'
import { runCode } from './run-code.js'
import { standIns } from './stand-ins.js'

/** `npm run test:long mappings`. For each stand-in: what the doctor asked and wrote, and what of it is as the truth says. */
const WORDS = { live: 'live', copy: 'a copy', question: 'a question', refused: 'refused' } as const

console.log('| shape | source | asked | outcome | products | prices | wrong | unknown, or why not |')
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
let wrongPrices = 0
for (const standIn of [...standIns, ...moreStandIns]) {
  const { service, source, truth } = standIn
  const { mapping, asked, server } = await mapStandIn(standIn)
  const { outcome, code, detail, witness, unknown, pagesBackward } = mapping
  const start = `| ${service} | ${source} | ${asked.length}`
  if (code === '') {
    console.log(`${start} | ${WORDS[outcome]} | - | - | - | ${detail} |`)
    continue
  }
  const products = await runCode(code, server.fetch)
  const right = countRight(standIn, mapping, products)
  const total = truth.products.length
  wrongPrices += products.length - right.price
  const wrong = COMPARED.filter((name) => right[name] < products.length)
  const pages = outcome === 'live' && !pagesBackward ? ', forward only' : ''
  const rest = `${products.length} of ${total} | ${right.price} of ${total}, ${witness} | ${wrong.join(', ') || 'nothing'} | ${unknown.join('; ')} |`
  console.log(`${start} | ${WORDS[outcome]}${pages} | ${rest}`)
}
console.log(`${wrongPrices} products with a wrong price`)
process.exitCode = wrongPrices > 0 ? 1 : 0
