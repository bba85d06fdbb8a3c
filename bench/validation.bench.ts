/**
 * The cost of validating a page of 100 products, compared with `JSON.parse` of its text, which a page costs without a
 * schema: `npm run bench:validation`. Both are interleaved, figures are medians.
 *
 * Exits with 1 when the validation of a page of a real catalogue takes more than a quarter of the time of its parsing.
 */
import type { Product } from '../src/core/schemas/product.js'
import { productSchema } from '../src/core/schemas/schemas.gen.js'
import { validate } from '../src/core/schemas/validate.js'
import { sampleCatalog } from '../src/testing/index.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../test/catalogs.js'
import { reportBudget } from './budget.js'
import { interleave } from './paging/measure.js'

const PAGE = 100
const ROUNDS = 201
const MOST = 0.25

async function measurePage(catalog: string, from: number, products: readonly Product[]): Promise<number> {
  const text = JSON.stringify(products)
  const times = await interleave(ROUNDS, {
    parse: () => () => JSON.parse(text) as unknown,
    validate: () => {
      const items = JSON.parse(text) as unknown[]
      return () => items.map((item) => validate(productSchema, item).ok)
    },
  })
  const { parse = NaN, validate: check = NaN } = times
  console.log(
    `${`${catalog}, from ${from}`.padEnd(26)} ${`${Math.round(text.length / 1024)} kB`.padStart(7)} ` +
      `${parse.toFixed(3).padStart(8)} ms ${check.toFixed(3).padStart(10)} ms ${(check / parse).toFixed(2).padStart(8)}x`,
  )
  return check / parse
}

async function measure(catalog: string, products: readonly Product[]): Promise<number> {
  let worst = 0
  for (let from = 0; from + PAGE <= products.length; from += Math.floor(products.length / 7 / PAGE) * PAGE) {
    worst = Math.max(worst, await measurePage(catalog, from, products.slice(from, from + PAGE)))
  }
  return worst
}

console.log('a page of 100 products            text   JSON.parse      validate    ratio')
await measure('sample catalogue', sampleCatalog({ size: 7 * PAGE }).products)
if (catalogsAbsent) {
  console.log(`The real catalogues are skipped: ${catalogsAbsent}.`)
} else {
  const worst = Math.max(
    await measure('boutique', readBoutique()),
    await measure('electronics', readElectronics()),
  )
  reportBudget({
    what: 'checking the slowest page of a real catalogue, against JSON.parse',
    measured: worst,
    atMost: MOST,
  })
}
