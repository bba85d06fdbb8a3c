import { describe, expect, it } from 'vitest'

import { describeVerdict } from '../src/output/words.js'
import { checkServer, firedRules } from './check.js'
import { changedFetch, type Change } from './changed-server.js'
import { testProducts } from './products.js'
import { TestServer, type Settings } from './test-server.js'

const COUNT = 1500
const rows = testProducts(COUNT)
const visible = rows.filter(({ status }) => status !== 'PREVIEW')
const oldest = visible.toSorted((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1))[0]!

const checkLarge = (change: Change = {}) => {
  const { server, fetch } = changedFetch({ ...change, rows: () => rows })
  return checkServer(server, { fetch })
}

describe('runDoctor with a store that is too large to be read whole', () => {
  it.each<[string, Partial<Settings>]>([
    ['has names for its orders', {}],
    ['ignores unknown values', { strict: false, errors: 'plain' }],
  ])(
    'reads both ends, raises no alarm, and says how much it has read, if the store %s',
    async (_name, settings) => {
      const report = await checkServer(new TestServer([], settings, rows))
      expect(firedRules(report)).toEqual([])
      expect(report.facts).toMatchObject({ products: 1100, allProductsRead: false, total: visible.length })
      expect(report.facts.lastProducts).toBeGreaterThan(1)
      expect(describeVerdict(report)).toMatch(
        /^This API fits: the client reads the first 1,100 of 1,333 and the last \d+ products of the list and 50 single products/,
      )
      const outcome = (rule: string) => report.results.find((result) => result.rule === rule)?.outcome
      expect([outcome('list-ends'), outcome('has-more-forward')]).toEqual(['holds', 'holds'])
    },
  )

  it('finds what is wrong with the oldest product only', async () => {
    const report = await checkLarge({
      product: (product) => product['id'] === oldest.id && (product['images'] = null),
    })
    expect(firedRules(report)).toContain('client-lists')
  })

  it('finds what is wrong with the oldest product in its own path only', async () => {
    const report = await checkLarge({
      product: (product, _index, isSingle) =>
        isSingle && product['id'] === oldest.id && (product['variants'] = [{ id: 'none' }]),
    })
    expect(firedRules(report)).toEqual(expect.arrayContaining(['single-product', 'client-singles']))
  })

  it('finds that has_more is true at the end', async () => {
    const report = await checkLarge({
      body: (body, url) => {
        const data = body['data'] as { id: string }[] | undefined
        const isEnd = url.pathname.endsWith('/products') && data?.at(-1)?.id === oldest.id
        return isEnd && !url.searchParams.has('sort') ? { ...body, has_more: true } : body
      },
    })
    expect(firedRules(report)).toContain('has-more-forward')
  })
})
