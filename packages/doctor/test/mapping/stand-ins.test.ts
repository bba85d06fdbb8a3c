import { describe, expect, it } from 'vitest'
import { writeMapping, type DoctorMapping, type DoctorQuestion } from 'storefront-doctor'
import { createStorefrontClient } from 'storefront-react/core'

import { runCode, runFetch } from './run-code.js'
import { serve, standIns, type StandIn } from './stand-ins.js'
import { toDecimal } from './truth.js'
import { typeCheck } from './type-check.js'

async function map(standIn: StandIn, answers = true) {
  const { service, truth, options, keyHeader, searchParams } = standIn
  const asked: DoctorQuestion[] = []
  const server = serve(standIn)
  const mapping = await writeMapping({
    baseUrl: 'https://shop.test/api',
    apiKey: keyHeader === undefined ? null : 'wk_test_12345678',
    keyHeader,
    path: options.path,
    searchParams,
    fetch: server.fetch,
    ask: async (question) => {
      asked.push(question)
      const at = options.items.findIndex((item) => String(item[options.id ?? 'id']) === question.id)
      return answers ? toDecimal(truth, truth.products[at]!.variants[0]!.minor) : undefined
    },
  })
  return { service, mapping, asked, server }
}

const describeMapping = ({ outcome, detail }: DoctorMapping) => `${outcome}: ${detail}`

describe('the mapping of a published shape', () => {
  it.each(standIns.map((standIn) => [standIn.service, standIn] as const))('%s', async (_service, standIn) => {
    const { mapping, asked, server } = await map(standIn)
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
    const { truth } = standIn
    expect(products.map(({ name }) => name)).toEqual(truth.products.map(({ name }) => name))
    for (const [index, product] of products.entries()) {
      const real = truth.products[index]!
      const hasSlug = standIn.options.items.some((item) => Object.values(item).includes(real.slug))
      expect(product.slug).toBe(hasSlug ? real.slug : product.id)
      expect(product.description).toBe(real.description)
      expect(
        product.images.map((image) => (typeof image === 'string' ? image : (image as { url: string }).url)),
      ).toEqual(real.images)
      expect(product.variants.map(({ price }) => Number(price))).toEqual(
        real.variants.map(({ minor }) => minor / 100),
      )
      for (const [at, { compareAtPrice }] of product.variants.entries())
        if (compareAtPrice !== null)
          expect(Number(compareAtPrice)).toBe((real.variants[at]?.before ?? 0) / 100)
      expect(product.variants.map(({ attributes }) => attributes)).toEqual(
        real.variants.map(({ attributes }) => attributes),
      )
      const hasStock = mapping.unknown.every((text) => !text.includes('in stock'))
      expect(product.variants.map(({ stockStatus }) => stockStatus !== 'OUT_OF_STOCK')).toEqual(
        real.variants.map(({ stock }) => stock > 0 || !hasStock),
      )
    }
  })

  it.each(
    standIns
      .filter(({ expected }) => expected === 'live')
      .map((standIn) => [standIn.service, standIn] as const),
  )('%s is read by the client of a created shop through the printed fetch', async (_service, standIn) => {
    const { mapping, server } = await map(standIn)
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
    for (const [index, standIn] of standIns.entries()) {
      const { mapping } = await map(standIn)
      if (mapping.code !== '') files[`printed-${index}.ts`] = mapping.code
      if (mapping.fetchCode !== '') files[`printed-fetch-${index}.ts`] = mapping.fetchCode
    }
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(11)
    expect(typeCheck(files)).toEqual([])
  }, 60_000)

  it('prints nothing while nobody answers', async () => {
    const { mapping } = await map(standIns[0]!, false)
    expect(mapping).toMatchObject({
      outcome: 'question',
      code: '',
      detail: expect.stringContaining('What do these products cost'),
    })
  })
})
