import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { writeTemplate } from '../../../scripts/write-template.js'
import { serve, standIns } from '../../doctor/test/mapping/stand-ins.js'
import { toDecimal } from '../../doctor/test/mapping/truth.js'
import { addStoreFetch, STORE_FETCH } from './add-store-fetch.js'
import { checkApi } from './check-api.js'
import { TEMPLATES } from './choices.js'
import { ShopError } from './shop-error.js'
import { writeShop } from './write-shop.js'

const examples = join(import.meta.dirname, '../../../examples')
const find = (name: string) => standIns.find(({ service }) => service === name)!
afterEach(() => vi.unstubAllGlobals())

describe('a shop for an API with other names', () => {
  it('reads it with the fetch that the doctor prints', async () => {
    vi.stubGlobal('fetch', serve(find('Shopify Admin REST')).fetch)
    const { lines, storeFetch } = await checkApi(
      { baseUrl: 'https://shop.test/api', apiKey: 'wk_test_12345678', keyHeader: 'x-shopify-access-token' },
      true,
    )
    expect(lines[0]).toContain('fits with a mapping')
    expect(lines).toContain('Its lists are shown in the order of the API, without "Sort by".')
    expect(storeFetch).toContain('export const storeFetch')
    expect(storeFetch).not.toContain('wk_test_12345678')
  })

  it('takes the prices of two products instead of a terminal', async () => {
    const standIn = find('whaletools.dev')
    vi.stubGlobal('fetch', serve(standIn).fetch)
    const [first, second] = standIn.truth.products.map(({ variants }) =>
      toDecimal(standIn.truth, variants[0]!.minor),
    )
    const { lines, storeFetch } = await checkApi(
      {
        baseUrl: 'https://shop.test/api',
        apiKey: 'wk_test_12345678',
        keyHeader: 'x-api-key',
        prices: { prod_1: first!, prod_2: second! },
      },
      true,
    )
    expect(lines[0]).toContain(`you said ${first} and ${second}`)
    expect(storeFetch).toContain('export const storeFetch')
  })

  it.each([
    ['whaletools.dev', 'What do these products cost'],
    ['Commerce.js', 'needs a copy'],
  ])('is not written for %s, and the reason is said', async (service, reason) => {
    const standIn = find(service)
    vi.stubGlobal('fetch', serve(standIn).fetch)
    const baseUrl = `https://shop.test/api`
    const { keyHeader } = standIn
    const checked = checkApi({ baseUrl, apiKey: 'wk_test_12345678', keyHeader }, true)
    await expect(checked).rejects.toThrow(ShopError)
    await expect(checked).rejects.toThrow(reason)
  })

  it('asks nothing with --yes, also in a terminal', async () => {
    vi.stubGlobal('fetch', serve(find('whaletools.dev')).fetch)
    const wasTTY = [process.stdin.isTTY, process.stdout.isTTY] as const
    process.stdin.isTTY = true
    process.stdout.isTTY = true
    try {
      const checked = checkApi(
        { baseUrl: 'https://shop.test/api', apiKey: 'wk_test_12345678', keyHeader: 'x-api-key' },
        false,
      )
      await expect(checked).rejects.toThrow('without --yes to answer, or pass --price')
    } finally {
      process.stdin.isTTY = wasTTY[0]
      process.stdout.isTTY = wasTTY[1]
    }
  })

  it.each(TEMPLATES)('offers no order that the API may not have: %s', async (template) => {
    const templates = mkdtempSync(join(tmpdir(), 'storefront-react-orders-'))
    try {
      writeTemplate(template, join(templates, template))
      await writeFile(join(templates, 'versions.json'), '{}')
      const shop = join(templates, 'shop')
      await mkdir(shop)
      const api = { baseUrl: 'https://shop.test/api', apiKey: 'wk_test_12345678' }
      const choices = { folder: shop, template, api, storeFetch: 'export const storeFetch = fetch\n' }
      await writeShop(
        shop,
        { ...choices, from: undefined, currency: 'EUR', language: 'en', markets: undefined },
        { templates },
      )
      const sources = readdirSync(shop, { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            /\.(tsx?|html)$/.test(file) && !/node_modules|components.shop|search.search-url/.test(file),
        )
        .map((file) => readFileSync(join(shop, file), 'utf8'))
        .join('\n')
      expect(sources).not.toMatch(/SortSelect|setParams\(order|sort: '|sort=|Cheapest/)
    } finally {
      rmSync(templates, { recursive: true })
    }
  })

  it.each([
    ['vite', 'vite'],
    ['next', 'next'],
    ['react-router', 'vite'],
  ] as const)(
    'has a client in each file of the template %s that the fetch is given to',
    async (template, server) => {
      const [place, files] = STORE_FETCH[template]
      for (const file of files) {
        const example = file.startsWith('server/') ? server : template
        const text = addStoreFetch(await readFile(join(examples, example, file), 'utf8'), file, place)
        expect(text.match(/fetch: storeFetch,/g)).toHaveLength(1)
        expect(text).toMatch(/import \{ storeFetch \} from '\.{1,2}\/(?:server\/)?store-fetch'/)
      }
    },
  )
})
