import { describe, expect, it } from 'vitest'
import type { DoctorOptions } from 'storefront-doctor'

import { readAnswer } from '../src/answers.js'
import { describeVerdict } from '../src/output/words.js'
import { formatHtml } from '../src/output/html.js'
import { formatTable } from '../src/output/table.js'
import { checkServer } from './check.js'
import { testProducts } from './products.js'
import { TestServer } from './test-server.js'

/** Every price is an integer of cents, and no ending gives it away. */
const inCents = (count?: number) =>
  testProducts(count).map((row, index) => ({
    ...row,
    variants: row.variants.map((variant) => ({
      ...variant,
      price: `${7300 + index * 20}`,
      compareAtPrice: null,
    })),
  }))

const check = (options: Partial<DoctorOptions> = {}, rows = inCents()) =>
  checkServer(new TestServer([], {}, rows), options)
const ruleOf = ({ results }: Awaited<ReturnType<typeof check>>) =>
  results.find(({ rule }) => rule === 'price-unit')

describe('the unit of prices without decimals', () => {
  it.each([137, 3])('is a question, and the verdict of %i products does not say "fits"', async (count) => {
    const report = await check({}, inCents(count))
    expect(ruleOf(report)).toMatchObject({ outcome: 'not-checked' })
    expect(report.counts.broken).toBe(0)
    expect(describeVerdict(report)).not.toContain('fits')
    expect(describeVerdict(report)).toContain('a question is open')
    const texts = [formatTable(report, { colors: false }), formatHtml(report)]
    for (const text of texts) expect(text).toContain('Only you can answer this')
  })

  it.each([
    ['the same amounts', (price: string) => price, 'holds'],
    ['a hundredth', (price: string) => `€${Number(price) / 100}`, 'broken'],
    ['another number', () => '12.34', 'not-checked'],
    ['an amount with two readings', (price: string) => `${price[0]}.${price.slice(1, 4)}`, 'not-checked'],
  ])('is %s if the owner sees %s', async (_name, see, outcome) => {
    const rows = inCents()
    const asked: string[] = []
    const report = await check({
      ask: async ({ id }) => {
        asked.push(id!)
        return see(rows.find((row) => row.id === id)!.variants[0]!.price)
      },
    })
    expect(ruleOf(report)?.outcome).toBe(outcome)
    expect(describeVerdict(report).startsWith('This API fits')).toBe(outcome === 'holds')
    expect(new Set(asked).size).toBe(outcome === 'holds' ? 2 : 1)
  })

  it('is read from prices that were given beforehand', async () => {
    const [first, , third] = inCents()
    const prices = { [first!.id]: '73.00', [third!.id]: '73.40' }
    expect(ruleOf(await check({ prices }))).toMatchObject({
      outcome: 'broken',
      detail: expect.stringContaining('100 times'),
    })
  })

  it('is a question too if every price ends in .00', async () => {
    const rows = inCents().map((row) => ({
      ...row,
      variants: row.variants.map((variant) => ({ ...variant, price: `${variant.price}.00` })),
    }))
    expect(ruleOf(await check({}, rows))?.question).toBeDefined()
  })
})

it('reads an amount that has one reading', () => {
  expect(['1299.00', '12,5 €', 'USD 7', '1990', '1.299', '1,299.00', 'free', ''].map(readAnswer)).toEqual([
    '1299.00',
    '12.5',
    '7',
    '1990',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
