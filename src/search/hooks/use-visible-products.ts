'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { useProductsByIds } from '../../hooks/item/use-products-by-ids.js'
import type { ListData } from '../../queries/list/share-list.js'
import { listReaders } from '../../queries/list/list-readers.js'
import { searchErrorMessage } from '../engine/error-texts.js'
import type { SearchItem } from '../engine/search-item.js'
import { idOf, itemElements } from '../../dom/anchor.js'
import { listen } from '../../dom/listen.js'

/** Typing, paging and scrolling rest for this long before the store is asked. */
export const REST_MS = 500
const MAX_VISIBLE = 24

/** Replaces the documents in view with the store's products. The other items stay as the search found them. */
export function useVisibleProducts(
  queryClient: QueryClient,
  queryHash: string,
  data: ListData<SearchItem> | undefined,
  isEnabled: boolean,
): ListData<SearchItem> | undefined {
  const [visibleIds, setVisibleIds] = useState<readonly string[]>([])
  const items = isEnabled ? data?.items : undefined
  useEffect(() => {
    if (!items) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const query = queryClient.getQueryCache().get(queryHash)
        setVisibleIds(readVisibleIds(query, items))
      }, REST_MS)
    }
    schedule()
    // Scroll events of inner scroll containers do not bubble: `listen` captures them.
    const stop = listen([window], ['scroll'], schedule)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, queryHash, items])

  const { data: products, missingIds } = useProductsByIds(visibleIds, { enabled: isEnabled })
  const isPathMissing = visibleIds.length > 0 && missingIds.length === visibleIds.length
  useWarning(isPathMissing)

  return useMemo(() => {
    if (!data || !isEnabled || isPathMissing) return data
    return withProducts(data, products, new Set(missingIds))
  }, [data, isEnabled, isPathMissing, products, missingIds])
}

function withProducts(
  data: ListData<SearchItem>,
  products: readonly SearchItem[],
  deleted: ReadonlySet<string>,
): ListData<SearchItem> {
  if (products.length === 0 && deleted.size === 0) return data
  const byId = new Map(products.map((product) => [product.id, product]))
  const replace = (items: readonly SearchItem[]) =>
    items.filter(({ id }) => !deleted.has(id)).map((item) => byId.get(item.id) ?? item)
  return {
    ...data,
    items: replace(data.items),
    pages: data.pages.map((page) => ({ ...page, items: replace(page.items) })),
  }
}

const useWarning =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (isPathMissing: boolean) =>
        useEffect(() => {
          if (isPathMissing) console.warn(searchErrorMessage('refresh-impossible'))
        }, [isPathMissing])

/** The items on the screen of each `ProductList` with these results; without one, the first items. */
function readVisibleIds(query: object | undefined, items: readonly SearchItem[]): readonly string[] {
  const roots = [...listReaders].flatMap(({ rootOf }) => (query && rootOf(query)) ?? [])
  const ids = items.map(({ id }) => id)
  const visible = new Set(roots.flatMap(findVisibleIds))
  return (roots.length > 0 ? ids.filter((id) => visible.has(id)) : ids).slice(0, MAX_VISIBLE)
}

/** The ids of a list's items in the viewport. */
function findVisibleIds(root: Element): readonly string[] {
  return [...itemElements(root)]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom >= 0 && top <= innerHeight
    })
    .map(idOf)
}
