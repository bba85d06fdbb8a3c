/**
 * The cost of validating a page of 100 products, compared with `JSON.parse` of its text, which a page costs without a
 * schema: `npm run bench validation`. Both are interleaved, figures are medians.
 *
 * Exits with 1 when the validation of a page of a real catalogue takes more than a quarter of the time of its parsing.
 */
import { createSampleCatalog } from 'storefront-mock'

import type { Product } from '../src/core/schemas/product.js'
import { productSchema } from '../src/core/schemas/schemas.gen.js'
import { validate } from '../src/core/schemas/validate.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../test/catalogs.js'
import { ms, report, roundsOf } from './report.js'
import { interleave, median, ratioOf, type Spread } from './statistics.js'

const PAGE = 100
const ROUNDS = roundsOf(201, 51)

interface Checked extends Spread {
  readonly parse: number
  readonly check: number
}

async function measurePage(catalog: string, from: number, products: readonly Product[]): Promise<Checked> {
  const text = JSON.stringify(products)
  const times = await interleave(ROUNDS, {
    parse: () => () => JSON.parse(text) as unknown,
    validate: () => {
      const items = JSON.parse(text) as unknown[]
      return () => items.map((item) => validate(productSchema, item).ok)
    },
  })
  const [parse, check] = [median(times.parse), median(times.validate)]
  const spread = ratioOf(times.validate, times.parse)
  console.log(
    `${`${catalog}, from ${from}`.padEnd(26)} ${`${Math.round(text.length / 1024)} kB`.padStart(7)} ` +
      `${parse.toFixed(3).padStart(8)} ms ${check.toFixed(3).padStart(10)} ms ${spread.measured.toFixed(2).padStart(8)}x`,
  )
  return { ...spread, parse, check }
}

/** Of the slowest page. */
async function measure(catalog: string, products: readonly Product[]): Promise<Checked> {
  const pages: Checked[] = []
  for (let from = 0; from + PAGE <= products.length; from += Math.floor(products.length / 7 / PAGE) * PAGE) {
    pages.push(await measurePage(catalog, from, products.slice(from, from + PAGE)))
  }
  return slowest(pages)
}

const slowest = (pages: readonly Checked[]) =>
  pages.reduce((worst, page) => (page.measured > worst.measured ? page : worst))

console.log('a page of 100 products            text   JSON.parse      validate    ratio')
await measure('sample catalogue', createSampleCatalog({ size: 7 * PAGE }).products)
if (catalogsAbsent) {
  console.log(`The real catalogues are skipped: ${catalogsAbsent}.`)
} else {
  const { parse, check, ...spread } = slowest([
    await measure('boutique', readBoutique()),
    await measure('electronics', readElectronics()),
  ])
  report({
    what: `checking the slowest page of ${PAGE} real products`,
    ours: ms(check),
    peer: `JSON.parse ${ms(parse)}`,
    ...spread,
    atMost: 0.25,
  })
}
