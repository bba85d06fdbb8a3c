import { expect, it } from 'vitest'

import { catalogsAbsent, readBoutique, readElectronics } from '../catalogs.js'
import { hasOtherSeed, runs, sampleOf, seedOf } from '../setup/random-runs.js'
import { oddProducts } from './odd-products.js'
import { plainProduct, randomProduct, type Subject } from './random-product.js'
import { READERS } from './readers.js'

/** `READING_RUNS=50000 npx vitest run --project node test/reading` reads that many random products. */
const RUNS = Number(process.env.READING_RUNS ?? runs(3_000))
const SEED = seedOf()

/** Every sentence names the product and the reader, so that one can be read alone. */
async function readAll(subjects: Iterable<Subject>) {
  const counts = new Map<string, number>()
  const first: string[] = []
  let comparisons = 0
  for (const subject of subjects) {
    for (const [reader, read] of Object.entries(READERS)) {
      await read(subject, (what, actual, expected) => {
        comparisons += 1
        if (JSON.stringify(actual) === JSON.stringify(expected)) return
        const key = `${reader}: ${what}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        if (counts.get(key) === 1)
          first.push(
            `${subject.product.id} ${key}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`,
          )
      })
    }
  }
  const disagreements = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (process.env.READING_REPORT)
    console.log(`${disagreements} of ${comparisons} comparisons disagree`, Object.fromEntries(counts), first)
  return first
}

function* randomSubjects(): Generator<Subject> {
  for (let run = 0; run < RUNS; run += 1) yield randomProduct(SEED * 1_000_003 + run)
}

it(`every reader says the same of ${RUNS} random products`, { timeout: 3_600_000 }, async () => {
  expect(await readAll(randomSubjects())).toEqual([])
})

it.each(oddProducts)('every reader says the same of %s', async (_, subject) => {
  expect(await readAll([subject])).toEqual([])
})

it.skipIf(catalogsAbsent ?? hasOtherSeed)(
  'every reader says the same of the products of two real stores',
  { timeout: 3_600_000 },
  async () => {
    const products = [...sampleOf(readBoutique()), ...readElectronics().slice(0, RUNS)]
    expect(await readAll(products.map(plainProduct))).toEqual([])
  },
)
