import { renderHook, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { defineResource } from '../core/resources/define-resource.js'
import { useCollection } from './item/use-collection.js'
import { useCollectionProducts } from './list/use-collection-products.js'
import { useCollections } from './list/use-collections.js'
import { useMenu } from './item/use-menu.js'
import { useMenus } from './list/use-menus.js'
import { usePage } from './item/use-page.js'
import { usePages } from './list/use-pages.js'
import { useProducts } from './list/use-products.js'
import { useResource } from './item/use-resource.js'
import { useResourceList } from './list/use-resource-list.js'

const catalog = createSampleCatalog({ size: 30 })
const brands = defineResource({
  name: 'brands',
  path: '/brands',
  schema: z.object({ id: z.string(), title: z.string() }),
})
const newStore = () => createMockStore({ ...catalog, resources: { brands: [{ id: 'b1', title: 'Ours' }] } })

async function dataOf<T>(useIt: () => { readonly data: T | undefined }): Promise<NonNullable<T>> {
  const { result } = renderHook(() => useIt().data, { wrapper: createWrapper({ store: newStore() }) })
  return waitFor(() => {
    if (result.current == null) throw new Error('no data yet')
    return result.current
  })
}

describe('resource hooks', () => {
  const [collection, page, menu] = [catalog.collections[0]!, catalog.pages[0]!, catalog.menus[0]!]

  it.each([
    ['useCollection', () => useCollection({ slug: collection.slug }), collection],
    ['usePage', () => usePage({ id: page.id }), page],
    ['useMenu', () => useMenu({ slug: menu.slug }), menu],
    ['useResource', () => useResource(brands, { id: 'b1' }), { id: 'b1', title: 'Ours' }],
  ] as const)('%s returns one item', async (_name, useIt, item) => {
    expect(await dataOf<unknown>(useIt)).toEqual(item)
  })

  it.each([
    ['useCollections', () => useCollections({ limit: 100 }), catalog.collections],
    ['usePages', () => usePages({ limit: 100 }), catalog.pages],
    ['useMenus', () => useMenus({ limit: 100 }), catalog.menus],
    ['useResourceList', () => useResourceList(brands), [{ id: 'b1', title: 'Ours' }]],
  ] as const)('%s returns a list', async (_name, useIt, items) => {
    const data = await dataOf<{ readonly items: readonly { id: string }[] }>(useIt)
    expect([...data.items].sort(byId)).toEqual([...items].sort(byId))
  })

  it('useCollectionProducts returns only the products of the collection, by slug and by id', async () => {
    const { result } = renderHook(
      () => [
        useCollectionProducts({ slug: collection.slug }, { limit: 100 }).data,
        useCollectionProducts({ id: collection.id }, { limit: 100 }).data,
      ],
      { wrapper: createWrapper({ store: newStore() }) },
    )
    await waitFor(() => expect(result.current).not.toContain(undefined))
    const [bySlug, byItsId] = result.current
    expect(bySlug!.items).toEqual(byItsId!.items)
    expect(bySlug!.totalCount).toBeLessThan(30)
    expect(bySlug!.items.length).toBeGreaterThan(0)
  })

  it('useProducts requests from the client option and caches its data separately', async () => {
    const other = createMockStore({ ...createSampleCatalog({ seed: 2, size: 3 }), apiKey: null })
    const client = createStorefrontClient({
      baseUrl: 'https://other.test/v1',
      apiKey: null,
      fetch: other.fetch,
    })
    const { result } = renderHook(
      () => [useProducts().data?.totalCount, useProducts({}, { client }).data?.totalCount],
      { wrapper: createWrapper({ store: newStore() }) },
    )
    await waitFor(() => expect(result.current).toEqual([30, 3]))
  })
})

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1
}
