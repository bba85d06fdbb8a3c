import { expect, it } from 'vitest'
import { createMockStore } from 'storefront-mock'

import { checkStore, findFalseAlarms } from './check-store.js'
import { randomStore } from './random-dialects.js'

const COUNT = 24
const AT_ONCE = 4
const firsts = Array.from({ length: COUNT / AT_ONCE }, (_, index) => 1 + index * AT_ONCE)

/** `npm run test:long doctor` checks 1,000. */
it.each(firsts)(
  `runDoctor raises no false alarm about ${AT_ONCE} random dialects of the mock store from seed %i`,
  async (first) => {
    const alarms: string[] = []
    for (let seed = first; seed < first + AT_ONCE; seed += 1) {
      const random = randomStore(seed)
      alarms.push(...findFalseAlarms(random, await checkStore(random.store)))
    }
    expect(alarms).toEqual([])
  },
)

it.each([
  // Five prices of a store that ignores `sort=price` are in the order of their text by chance.
  57113149,
])('runDoctor raises no false alarm about random dialect %i, which once raised one', async (seed) => {
  const random = randomStore(seed)
  expect(findFalseAlarms(random, await checkStore(random.store))).toEqual([])
})

it.each([3, 5, 14, 27, 43])(
  'createMockStore({ like }) behaves as the store of random dialect %i',
  async (seed) => {
    const { store, products } = randomStore(seed)
    const report = await checkStore(store)
    const collections = store.collections.all()
    const like = createMockStore({
      products,
      collections,
      pages: store.pages.all(),
      menus: store.menus.all(),
      like: JSON.parse(JSON.stringify(report)) as typeof report,
    })
    const again = await checkStore(like)
    expect(again.dialect).toEqual(report.dialect)
    const outcomes = ({ results }: typeof report) =>
      results.map(({ rule, outcome, detail, asked, received }) => ({
        rule,
        outcome,
        detail,
        asked,
        received,
      }))
    expect(outcomes(again)).toEqual(outcomes(report))
    expect(again.facts).toMatchObject({ ...report.facts, latency: again.facts.latency })
  },
)
