import { describe, expect, it } from 'vitest'
import type { DoctorMapping } from 'storefront-doctor'
import { createStorefrontClient } from 'storefront-react/core'

import { COMPARED, countRight, mapStandIn } from './map-stand-in.js'
import { moreStandIns } from './more-stand-ins.js'
import { runCode, runFetch } from './run-code.js'
import { standIns } from './stand-ins.js'
import { typeCheck } from './type-check.js'

const describeMapping = ({ outcome, detail }: DoctorMapping) => `${outcome}: ${detail}`

const all = [...standIns, ...moreStandIns]

describe('the mapping of a published shape', () => {
  it.each(all.map((standIn) => [standIn.service, standIn] as const))('%s', async (_service, standIn) => {
    const { mapping, asked, server } = await mapStandIn(standIn)
    expect(asked.length, describeMapping(mapping)).toBe(standIn.questions)
    if (standIn.expected instanceof RegExp) {
      expect(mapping).toMatchObject({
        outcome: 'refused',
        code: '',
        detail: expect.stringMatching(standIn.expected),
      })
      return
    }
    expect(mapping.outcome, mapping.detail).toBe(standIn.expected)
    expect(mapping.pagesBackward).toBe(standIn.hasBackward ?? false)
    const products = await runCode(mapping.code, server.fetch)
    const { length } = standIn.truth.products
    expect(countRight(standIn, mapping, products)).toEqual(
      Object.fromEntries(COMPARED.map((name) => [name, length])),
    )
  })

  it.each(
    standIns
      .filter(({ expected }) => expected === 'live')
      .map((standIn) => [standIn.service, standIn] as const),
  )('%s is read by the client of a created shop through the printed fetch', async (_service, standIn) => {
    const { mapping, server } = await mapStandIn(standIn)
    const client = createStorefrontClient({
      baseUrl: 'https://shop.test/api',
      apiKey: 'wk_test_12345678',
      fetch: runFetch(mapping.fetchCode, server.fetch),
      onInvalidItem: 'throw',
    })
    const products = []
    for await (const product of client.products.iterate({ limit: 7 })) products.push(product)
    const { truth } = standIn
    expect(products.map(({ variants }) => variants.map(({ price }) => Number(price)))).toEqual(
      truth.products.map(({ variants }) => variants.map(({ minor }) => minor / 100)),
    )
    const { slug, id } = products[3]!
    expect((await client.products.retrieve({ slug })).id).toBe(id)
    const page = client.products.list({ limit: 2, endingBefore: id })
    if (standIn.hasBackward)
      expect((await page).items.map((each) => each.id)).toEqual([products[1]!.id, products[2]!.id])
    else await expect(page).rejects.toMatchObject({ status: 400 })
  })

  it('is TypeScript that a strict app compiles', async () => {
    const files: Record<string, string> = {}
    for (const [index, standIn] of all.entries()) {
      const { mapping } = await mapStandIn(standIn)
      if (mapping.code !== '') files[`printed-${index}.ts`] = mapping.code
      if (mapping.fetchCode !== '') files[`printed-fetch-${index}.ts`] = mapping.fetchCode
    }
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(18)
    expect(typeCheck(files)).toEqual([])
  }, 60_000)

  it('prints nothing while nobody answers', async () => {
    const { mapping } = await mapStandIn(standIns[0]!, false)
    expect(mapping).toMatchObject({
      outcome: 'question',
      code: '',
      detail: expect.stringContaining('What do these products cost'),
    })
  })
})
