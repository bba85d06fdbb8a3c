import { expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import {
  applyStoreSettings,
  initialStoreSettings,
  storeSettingsOf,
  storeToolbars,
} from '../../.storybook/store-settings.js'

const headers = { authorization: 'Bearer pk_mock' }
const storeOfStory = () => createMockStore(createSampleCatalog({ size: 5 }))

it('keeps the store of the story while the toolbar has its initial values', () => {
  const store = storeOfStory()
  expect(applyStoreSettings(store, storeSettingsOf({ theme: 'dark', ...initialStoreSettings }))).toBe(store)
  expect(applyStoreSettings(store, storeSettingsOf({ faults: undefined }))).toBe(store)
})

it.each([
  ['none', 0],
  ['one', 1],
  ['thousand', 1_000],
] as const)('replaces the catalogue for the size "%s" with one of %d products', (catalogueSize, size) => {
  const store = applyStoreSettings(storeOfStory(), { ...initialStoreSettings, catalogueSize })
  expect(store.products.size).toBe(size)
})

it('keeps the products of the story when the dialect changes', async () => {
  const store = applyStoreSettings(storeOfStory(), { ...initialStoreSettings, dialect: 'resourceEnvelope' })
  const response = await store.fetch(`${store.baseUrl}/products`, { headers })
  expect(((await response.json()) as { products: unknown[] }).products).toHaveLength(5)
})

it('adds latency and faults', async () => {
  const settings = { ...initialStoreSettings, latency: 'short', faults: 'offline' } as const
  const store = applyStoreSettings(storeOfStory(), settings)
  expect(store.latency).toBe(300)
  store.latency = 0
  await expect(store.fetch(`${store.baseUrl}/products`, { headers })).rejects.toThrow(TypeError)
})

it('offers the initial value of every menu as its reset', () => {
  const resets = Object.entries(storeToolbars).map(([name, { toolbar }]) => {
    const items: readonly unknown[] = toolbar?.items ?? []
    return [name, items.filter((item) => (item as { type?: string }).type === 'reset')]
  })
  expect(resets).toEqual(
    Object.entries(initialStoreSettings).map(([name, value]) => [name, [expect.objectContaining({ value })]]),
  )
})
