import { writeMapping, type DoctorMapping, type DoctorQuestion } from 'storefront-doctor'
import type { Product } from 'storefront-react/core'

import { serve, type StandIn } from './stand-ins.js'
import { toDecimal } from './truth.js'

/** Lets the doctor write a mapping, and answers what it asks from the truth. */
export async function mapStandIn(standIn: StandIn, answers = true) {
  const { truth, options, keyHeader, searchParams } = standIn
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
  return { mapping, asked, server }
}

/** The fields of the products that a shop shows and buys with. */
export const COMPARED = [
  'name',
  'address',
  'text',
  'pictures',
  'price',
  'price before',
  'options',
  'stock',
] as const

/** How many products have each field as the truth says it, where the server says it. */
export function countRight(
  { truth, options }: StandIn,
  { unknown }: DoctorMapping,
  products: readonly Product[],
): Readonly<Record<(typeof COMPARED)[number], number>> {
  const counts = Object.fromEntries(COMPARED.map((name) => [name, 0])) as Record<
    (typeof COMPARED)[number],
    number
  >
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const hasStock = unknown.every((text) => !text.includes('in stock'))
  for (const [index, product] of products.entries()) {
    const real = truth.products[index]!
    const item = options.items[index]!
    const written = JSON.stringify(item)
    const { variants } = product
    const isRight: Record<(typeof COMPARED)[number], boolean> = {
      name: product.name === real.name,
      address: product.slug === (Object.values(item).includes(real.slug) ? real.slug : product.id),
      text: product.description === (written.includes(real.description) ? real.description : ''),
      pictures: same(
        product.images.map((image) => (typeof image === 'string' ? image : (image as { url: string }).url)),
        real.images.filter((url) => written.includes(url)),
      ),
      price: same(
        variants.map(({ price }) => Number(price)),
        real.variants.map(({ minor }) => minor / 100),
      ),
      'price before': variants.every(
        ({ compareAtPrice }, at) =>
          compareAtPrice === null || Number(compareAtPrice) === (real.variants[at]?.before ?? 0) / 100,
      ),
      options: same(
        variants.map(({ attributes }) => attributes),
        real.variants.map(({ attributes }) => attributes),
      ),
      stock: same(
        variants.map(({ stockStatus }) => stockStatus !== 'OUT_OF_STOCK'),
        real.variants.map(({ stock }) => stock > 0 || !hasStock),
      ),
    }
    for (const name of COMPARED) if (isRight[name]) counts[name] += 1
  }
  return counts
}
