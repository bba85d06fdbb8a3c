import type { InfiniteData } from '@tanstack/react-query'
import { createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient, type ListPage, type Product } from '../../src/core/index.js'
import type { PageParam } from '../../src/queries/index.js'
import { toListQueryPage, type ListQueryPage } from '../../src/queries/list/list-query-data.js'

export const PAGE = 24

export type Window = InfiniteData<ListQueryPage<Product>, PageParam>

const catalog = createSampleCatalog({ size: 10_200 }).products

/** The text of the API's response with these products. */
export const answerOf = (from: number): string =>
  JSON.stringify({ data: catalog.slice(from, from + PAGE), has_more: true, total_count: catalog.length })

/** Reads a response as the client does: parses the text and checks each item against its schema. */
export async function read(text: string): Promise<ListPage<Product>> {
  const client = createStorefrontClient({
    baseUrl: 'https://bench.test/api/v1',
    apiKey: null,
    fetch: () => Promise.resolve(new Response(text)),
  })
  return client.products.list()
}

function pageFrom(from: number, param: PageParam): ListQueryPage<Product> {
  // A copy, because every response is parsed into new objects.
  const items: Product[] = structuredClone(catalog.slice(from, from + PAGE))
  const ends = { firstId: items[0]?.id, lastId: items.at(-1)?.id }
  return toListQueryPage(param, {
    items,
    hasMore: true,
    totalCount: catalog.length,
    invalidItems: [],
    ...ends,
  })
}

/** A fetched window of `size` items that starts at index `from`. */
export function windowOf(from: number, size: number): Window {
  const pages: ListQueryPage<Product>[] = []
  for (let at = from; at < from + size; at += PAGE) {
    pages.push(pageFrom(at, pages.at(-1)?.nextParam ?? { kind: 'after', id: catalog[from - 1]?.id ?? '-' }))
  }
  return { pages, pageParams: pages.map((page) => page.param) }
}

/** The data that TanStack Query creates from a window and its next page. */
export function appended(window: Window, page: ListQueryPage<Product>): Window {
  return { pages: [...window.pages, page], pageParams: [...window.pageParams, page.param] }
}

/** The data that TanStack Query creates from a window and its previous page. */
export function prepended(window: Window): Window {
  const param = window.pages[0]?.previousParam ?? { kind: 'head' }
  const from = catalog.findIndex((item) => item.id === window.pages[0]?.items[0]?.id)
  const page = pageFrom(from - PAGE, param)
  return { pages: [page, ...window.pages], pageParams: [param, ...window.pageParams] }
}

/** Counts the items of the second window that are the same objects as in the first. */
export function keptItems(before: Window, after: Window): number {
  const old = new Set(before.pages.flatMap((page) => page.items))
  return after.pages.flatMap((page) => page.items).filter((item) => old.has(item)).length
}
