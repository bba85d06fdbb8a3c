import type { UseQueryResult } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { expectTypeOf, test } from 'vitest'

import {
  createStorefrontClient,
  defineResource,
  type Collection,
  type Menu,
  type MenuItem,
  type Page,
  type Product,
} from '../core/index.js'
import { useCollection } from './item/use-collection.js'
import { useCollectionProducts } from './list/use-collection-products.js'
import { useCollections } from './list/use-collections.js'
import { useMenu } from './item/use-menu.js'
import { useMenus } from './list/use-menus.js'
import { usePage } from './item/use-page.js'
import { usePages } from './list/use-pages.js'
import { useProduct } from './item/use-product.js'
import { useProducts } from './list/use-products.js'
import { useProductsByIds } from './item/use-products-by-ids.js'
import { useResource } from './item/use-resource.js'
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

test('each hook gives its items', () => {
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

test('suspending hooks always have data', () => {
  expectTypeOf(useSuspenseProduct({ id: '1' }).data).toEqualTypeOf<Product>()
  expectTypeOf(useSuspenseProducts().data.items).toEqualTypeOf<readonly Product[]>()
  expectTypeOf(useSuspenseProduct({ id: '1' }, { client }).data).toEqualTypeOf<Brand>()
  expectTypeOf(useSuspenseProducts({}, { client }).data.items).toEqualTypeOf<readonly SlimProduct[]>()
  // @ts-expect-error a suspending hook is always enabled
  useSuspenseProduct({ id: '1' }, { enabled: false })
})

test('types follow from the client', () => {
  expectTypeOf(useProduct({ id: '1' }, { client }).data).toEqualTypeOf<Brand | undefined>()
  expectTypeOf(useProducts({}, { client }).data?.items).toEqualTypeOf<readonly SlimProduct[] | undefined>()
  expectTypeOf(useCollectionProducts({ id: 'c' }, {}, { client }).data?.items).toEqualTypeOf<
    readonly SlimProduct[] | undefined
  >()
  expectTypeOf(useProductsByIds(['1'], { client }).data).toEqualTypeOf<readonly Brand[]>()
  useProducts({ filters: { colour: 'red' } }, { client })
  // @ts-expect-error this client's products have no such filter
  useProducts({ filters: { size: 'M' } }, { client })
})

test('a selection is what data is', () => {
  expectTypeOf(useProduct({ id: '1' }, { select: ({ name }) => name }).data).toEqualTypeOf<
    string | undefined
  >()
  expectTypeOf(useProducts({}, { select: ({ items }) => items.length }).data).toEqualTypeOf<
    number | undefined
  >()
})

test('any other GET is what its schema puts out', () => {
  const schema = z.object({ total: z.string() })
  expectTypeOf(useStorefrontQuery('/checkout/1', { schema }).data).toEqualTypeOf<
    { total: string } | undefined
  >()
  expectTypeOf(
    useStorefrontQuery('/checkout/1', { schema }, { select: ({ total }) => total.length }).data,
  ).toEqualTypeOf<number | undefined>()
})

test('what makes a query what it is cannot be replaced', () => {
  // @ts-expect-error the key is the hook's own
  useProduct({ id: '1' }, { queryKey: ['mine'] })
  // @ts-expect-error so is the function
  useProduct({ id: '1' }, { queryFn: () => null })
})
