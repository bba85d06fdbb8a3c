import { expectTypeOf, test } from 'vitest'

import { createStorefrontClient, type Menu, type Page } from '../core/index.js'
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
  type FirstItem<TOptions extends { readonly queryFn: (context: never) => unknown }> =
    Awaited<ReturnType<TOptions['queryFn']>> extends { readonly items: readonly (infer TItem)[] }
      ? TItem
      : never
  const menus = menusQueryOptions(client)
  const pages = pagesQueryOptions(client)
  expectTypeOf<FirstItem<typeof menus>>().toEqualTypeOf<Menu>()
  expectTypeOf<FirstItem<typeof pages>>().toEqualTypeOf<Page>()
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
