import { afterEach, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { checkApi } from './check-api.js'

afterEach(() => vi.unstubAllGlobals())

const store = createMockStore({
  ...createSampleCatalog({ size: 12 }),
  routes: { '/shipping': () => ({ data: [] }) },
})

const check = async (missing: readonly string[]) => {
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const isMissing = missing.some((name) => new URL(request.url).pathname.includes(`/${name}`))
    return isMissing ? Response.json({}, { status: 404 }) : store.handle(request)
  })
  const { lines } = await checkApi({ baseUrl: store.baseUrl, apiKey: store.apiKey ?? '' }, true)
  return lines
}

it('names once what the store does not have', async () => {
  expect(await check(['menus', 'collections', 'shipping'])).toContain(
    'The store has no menus, no collections, no shipping: their places in the shop are left out.',
  )
})

it('names nothing that the store has', async () => {
  expect((await check([])).join()).not.toContain('The store has no')
  expect(await check(['menus'])).toContain('The store has no menus: their places in the shop are left out.')
})
