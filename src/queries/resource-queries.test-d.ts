import { expectTypeOf, test } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import type { Menu } from '../core/schemas/menu.js'
import type { Page } from '../core/schemas/page.js'
import type { ListData } from './list/list-data.js'
import {
  createItemQueryOptions,
  createListQueryOptions,
  menuQueryOptions,
  menusQueryOptions,
  pageQueryOptions,
  pagesQueryOptions,
  type ItemQueryOptionsFactory,
  type ListQueryOptionsFactory,
} from './resource-queries.js'

const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null })

test('each factory creates the query of its resource', () => {
  expectTypeOf(menusQueryOptions(client).select).returns.toEqualTypeOf<ListData<Menu>>()
  expectTypeOf(pagesQueryOptions(client).select).returns.toEqualTypeOf<ListData<Page>>()
  expectTypeOf(menuQueryOptions(client, { slug: 'footer' }).queryFn).returns.resolves.toEqualTypeOf<Menu>()
  expectTypeOf(pageQueryOptions(client, { slug: 'about' }).queryFn).returns.resolves.toEqualTypeOf<Page>()
})

test('a factory with a wrong resource does not compile', () => {
  // @ts-expect-error the list of pages is not the list of menus
  const menus: ListQueryOptionsFactory<'menus'> = createListQueryOptions('pages')
  // @ts-expect-error a page is not a menu
  const menu: ItemQueryOptionsFactory<'menus'> = createItemQueryOptions('pages')
  // @ts-expect-error `menus` is misspelt
  createListQueryOptions('menu')
  expectTypeOf(menus).toBeFunction()
  expectTypeOf(menu).toBeFunction()
})
