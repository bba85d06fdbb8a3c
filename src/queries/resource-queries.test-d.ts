import { expectTypeOf, test } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import type { Menu } from '../core/schemas/menu.js'
import type { Page } from '../core/schemas/page.js'
import type { ListData } from './list/share-list.js'
import {
  menuQueryOptions,
  menusQueryOptions,
  pageQueryOptions,
  pagesQueryOptions,
} from './resource-queries.js'

const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null })

test('each factory creates the query of its resource', () => {
  expectTypeOf(menusQueryOptions(client).select).returns.toEqualTypeOf<ListData<Menu>>()
  expectTypeOf(pagesQueryOptions(client).select).returns.toEqualTypeOf<ListData<Page>>()
  expectTypeOf(menuQueryOptions(client, { slug: 'footer' }).queryFn).returns.resolves.toEqualTypeOf<Menu>()
  expectTypeOf(pageQueryOptions(client, { slug: 'about' }).queryFn).returns.resolves.toEqualTypeOf<Page>()
})

test('a client without the resource of the factory does not compile', () => {
  const { menus, ...withoutMenus } = client
  // @ts-expect-error the client has no menus
  menusQueryOptions(withoutMenus)
  // @ts-expect-error the client has no menus
  menuQueryOptions(withoutMenus, { slug: 'footer' })
  expectTypeOf(menus).not.toBeAny()
})
