import { afterEach, expect, it } from 'vitest'
import { runDoctor } from 'storefront-doctor'

import { readArticles, type Article } from './catalogue.js'
import { createApi } from './create-api.js'
import { serve } from './serve.js'

let close = () => {}
afterEach(() => close())

async function start() {
  let articles: readonly Article[] = await readArticles()
  const api = await createApi({ key: 'pk_own', readArticles: () => Promise.resolve(articles) })
  const server = await serve(api.handle)
  close = server.close
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { headers: { authorization: 'Bearer pk_own', ...headers } })
  const page = async (query: string) =>
    (await (await get(`/api/v1/products?${query}`)).json()) as { data: { id: string }[]; total_count: number }
  const change = (next: readonly Article[]) => {
    articles = next
    return api.refresh()
  }
  return { baseUrl: `${server.origin}/api/v1`, get, page, change, articles }
}

it('fits: the doctor finds no broken rule', async () => {
  const { baseUrl } = await start()
  const { results } = await runDoctor({ baseUrl, apiKey: 'pk_own' })
  expect(results.filter(({ outcome }) => outcome === 'broken')).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(60)
}, 120_000)

it('shows a change of the catalogue, and a page after a removed product continues', async () => {
  const { page, change, articles } = await start()
  const { data } = await page('sort=name&order=asc&limit=5')
  const [removed, next] = [data.at(-1)!.id, (await page('sort=name&order=asc&limit=6')).data.at(-1)!.id]
  await change(articles.filter(({ model }) => model !== removed))
  const after = await page(`sort=name&order=asc&limit=5&starting_after=${removed}`)
  expect([after.data[0]?.id, after.total_count]).toEqual([next, 119])
})

it('keeps its products if a reading is empty or lost most of them', async () => {
  const { page, change, articles } = await start()
  await expect(change([])).rejects.toThrow('0 products instead of 120')
  await expect(change(articles.slice(0, 90))).rejects.toThrow('10 products instead of 120')
  expect((await page('limit=1')).total_count).toBe(120)
})

it('answers 304 to a client that has the page, until the catalogue changes', async () => {
  const { get, change, articles } = await start()
  const etag = (await get('/api/v1/products')).headers.get('etag') ?? ''
  expect((await get('/api/v1/products', { 'if-none-match': etag })).status).toBe(304)
  await change(articles.slice(9))
  expect((await get('/api/v1/products', { 'if-none-match': etag })).status).toBe(200)
})

it('refuses a wrong key, and says how old its products are', async () => {
  const { get } = await start()
  expect((await get('/api/v1/products', { authorization: 'Bearer pk_owm' })).status).toBe(401)
  expect(await (await get('/health', { authorization: '' })).json()).toEqual({
    products: 120,
    ageSeconds: expect.any(Number) as number,
  })
})
