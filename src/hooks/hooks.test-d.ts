import type { UseQueryResult } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { expectTypeOf, test } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { defineResource } from '../core/resources/define-resource.js'
import type { Collection } from '../core/schemas/collection.js'
import type { Menu, MenuItem } from '../core/schemas/menu.js'
import type { Page } from '../core/schemas/page.js'
import type { Product } from '../core/schemas/product.js'
import { createItemHook } from './item/create-item-hook.js'
import { useCollection } from './item/use-collection.js'
import { useCollectionProducts } from './list/use-collection-products.js'
import { useCollections } from './list/use-collections.js'
import { useMenu } from './item/use-menu.js'
import { useMenus } from './list/use-menus.js'
import { usePage } from './item/use-page.js'
import { usePages } from './list/use-pages.js'
import { createListHook } from './list/create-list-hook.js'
import { useProduct } from './item/use-product.js'
import { useProducts } from './list/use-products.js'
import { useProductsByIds } from './item/use-products-by-ids.js'
import { useResource } from './item/use-resource.js'
import { useProductsClient } from './use-storefront.js'
import { useStorefrontClient } from './use-storefront-client.js'
import { useStorefrontQuery } from './use-storefront-query.js'
import { useSuspenseProduct } from './item/use-suspense-product.js'
import { useSuspenseProducts } from './list/use-suspense-products.js'

type Brand = { readonly id: string; readonly title: string }
type SlimProduct = { readonly id: string; readonly name: string }

const brands = defineResource<Brand>({
  name: 'brands',
  path: '/brands',
  schema: z.object({ id: z.string(), title: z.string() }),
})
const products = defineResource<Brand, SlimProduct, { readonly colour: string }>({
  name: 'products',
  path: '/products',
  schema: z.object({ id: z.string(), title: z.string() }),
  listSchema: z.object({ id: z.string(), name: z.string() }),
})
const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, resources: { products } })

test('each hook returns the items of its resource', () => {
  expectTypeOf(useProduct({ id: '1' })).toEqualTypeOf<UseQueryResult<Product>>()
  expectTypeOf(useCollection({ slug: 'a' }).data).toEqualTypeOf<Collection | undefined>()
  expectTypeOf(usePage({ slug: 'a' }).data).toEqualTypeOf<Page | undefined>()
  expectTypeOf(useMenu({ slug: 'a' }).data?.items).toEqualTypeOf<readonly MenuItem[] | undefined>()
  expectTypeOf(useCollections().data?.items).toEqualTypeOf<readonly Collection[] | undefined>()
  expectTypeOf(usePages().data?.items).toEqualTypeOf<readonly Page[] | undefined>()
  expectTypeOf(useMenus().data?.items).toEqualTypeOf<readonly Menu[] | undefined>()
  expectTypeOf(useCollectionProducts({ id: 'c' }).data?.items).toEqualTypeOf<readonly Product[] | undefined>()
  expectTypeOf(useProductsByIds(['1']).data).toEqualTypeOf<readonly Product[]>()
  expectTypeOf(useResource(brands, { id: '1' }).data).toEqualTypeOf<Brand | undefined>()
})

test('the data of a suspense hook is never undefined', () => {
  expectTypeOf(useSuspenseProduct({ id: '1' }).data).toEqualTypeOf<Product>()
  expectTypeOf(useSuspenseProducts().data.items).toEqualTypeOf<readonly Product[]>()
  expectTypeOf(useSuspenseProduct({ id: '1' }, { client }).data).toEqualTypeOf<Brand>()
  expectTypeOf(useSuspenseProducts({}, { client }).data.items).toEqualTypeOf<readonly SlimProduct[]>()
  // @ts-expect-error a suspense hook is always enabled
  useSuspenseProduct({ id: '1' }, { enabled: false })
})

test('item and filter types come from the client option', () => {
  expectTypeOf(useProduct({ id: '1' }, { client }).data).toEqualTypeOf<Brand | undefined>()
  expectTypeOf(useProducts({}, { client }).data?.items).toEqualTypeOf<readonly SlimProduct[] | undefined>()
  expectTypeOf(useCollectionProducts({ id: 'c' }, {}, { client }).data?.items).toEqualTypeOf<
    readonly SlimProduct[] | undefined
  >()
  expectTypeOf(useProductsByIds(['1'], { client }).data).toEqualTypeOf<readonly Brand[]>()
  useProducts({ filters: { colour: 'red' } }, { client })
  // @ts-expect-error the client's products have no such filter
  useProducts({ filters: { size: 'M' } }, { client })
})

test('data has the return type of select', () => {
  expectTypeOf(useProduct({ id: '1' }, { select: ({ name }) => name }).data).toEqualTypeOf<
    string | undefined
  >()
  expectTypeOf(useProducts({}, { select: ({ items }) => items.length }).data).toEqualTypeOf<
    number | undefined
  >()
})

test('useStorefrontQuery returns the output type of its schema', () => {
  const schema = z.object({ total: z.string() })
  expectTypeOf(useStorefrontQuery('/checkout/1', { schema }).data).toEqualTypeOf<
    { total: string } | undefined
  >()
  expectTypeOf(
    useStorefrontQuery('/checkout/1', { schema }, { select: ({ total }) => total.length }).data,
  ).toEqualTypeOf<number | undefined>()
})

test('queryKey and queryFn cannot be replaced', () => {
  // @ts-expect-error the hook sets queryKey
  useProduct({ id: '1' }, { queryKey: ['mine'] })
  // @ts-expect-error the hook sets queryFn
  useProduct({ id: '1' }, { queryFn: () => null })
})

test('a definition written inside the client options gives its list items to the hooks', () => {
  const inline = createStorefrontClient({
    baseUrl: '/api/v1',
    apiKey: null,
    resources: {
      products: defineResource({
        name: 'products',
        path: '/products',
        schema: z.object({ id: z.string(), brand: z.string() }),
      }),
    },
  })
  type Branded = { id: string; brand: string }
  expectTypeOf(useProducts({}, { client: inline }).data?.items).toEqualTypeOf<
    readonly Branded[] | undefined
  >()
  expectTypeOf(useProduct({ id: '1' }, { client: inline }).data).toEqualTypeOf<Branded | undefined>()
  // `Register` sets the default of this type argument.
  expectTypeOf(useProducts<typeof inline>().data?.items).toEqualTypeOf<readonly Branded[] | undefined>()
})

test('a hook of an unknown resource, or with a wrong argument, does not compile', () => {
  // @ts-expect-error `menus` is misspelt
  createListHook('menu', useStorefrontClient)
  // @ts-expect-error the provider's own client has no menus
  createItemHook('menus', useProductsClient)
  // @ts-expect-error 42 is not list params
  useMenus(42)
  // @ts-expect-error a string does not say whether it is an id or a slug
  useMenu('footer')
})

test('any string is accepted as sort, because the API reference does not list the values', () => {
  expectTypeOf<NonNullable<Parameters<typeof useProducts>[0]>['sort']>().toEqualTypeOf<string | undefined>()
})
