/* oxlint-disable @tanstack/query/exhaustive-deps -- A phone has one connection, and a cache of its own. */
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'

import type { Product } from '../../src/index.js'
import { LIST, type Connection } from './proof-store.js'
import { ProductRow } from './product-row.js'
import type { PhoneViewProps } from './phone.js'
import { SkeletonRows } from './skeleton-rows.js'

interface ProductPage {
  readonly data: readonly Product[]
  readonly has_more: boolean
}

async function getJson<T>({ baseUrl, apiKey, fetch }: Connection, path: string): Promise<T> {
  const response = await fetch(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${apiKey}` } })
  if (!response.ok) throw new Error(`The store answered ${response.status}.`)
  return (await response.json()) as T
}

export const textbookQueryOptions = (connection: Connection) =>
  infiniteQueryOptions({
    queryKey: ['products'],
    queryFn: ({ pageParam }) => {
      const params = new URLSearchParams({ ...LIST, limit: String(LIST.limit) })
      if (pageParam) params.set('starting_after', pageParam)
      return getJson<ProductPage>(connection, `/products?${params.toString()}`)
    },
    initialPageParam: '',
    getNextPageParam: (lastPage) => (lastPage.has_more ? lastPage.data.at(-1)?.id : undefined),
    // With retries, the same error would come seven seconds and three requests later.
    retry: false,
  })

/**
 * A list with cursors as the documentation of TanStack Query writes it: the id of the last product is the next page
 * param, and the pages are rendered one after another. An error does not hide the products that are loaded.
 * @see https://tanstack.com/query/v5/docs/framework/react/guides/infinite-queries
 */
export function TextbookProducts({ connection, onOpen }: PhoneViewProps) {
  const {
    data,
    error,
    isFetchNextPageError,
    isRefetchError,
    fetchNextPage,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
  } = useInfiniteQuery(textbookQueryOptions(connection))

  if (!data) return error ? <p data-proof-error>{error.message}</p> : <SkeletonRows />
  return (
    <>
      <ul>
        {data.pages.map((page, index) => (
          <Fragment key={index}>
            {page.data.map((product) => (
              <li key={product.id} data-item-id={product.id}>
                <ProductRow product={product} onOpen={onOpen} />
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
      {isFetchNextPageError && <p data-proof-error>More products could not be loaded. {error.message}</p>}
      {isRefetchError && <p data-proof-error>The list could not be updated. {error.message}</p>}
      <button
        type="button"
        data-proof-next
        disabled={!hasNextPage || isFetching}
        onClick={() => void fetchNextPage()}
      >
        {isFetchingNextPage ? 'Loading more…' : hasNextPage ? 'Load more' : 'Nothing more to load'}
      </button>
    </>
  )
}

export function TextbookProduct({
  connection,
  id,
}: {
  readonly connection: Connection
  readonly id: string
}) {
  const { data } = useQuery({
    queryKey: ['product', id],
    queryFn: () => getJson<Product>(connection, `/products/${id}`),
  })
  return <h3>{data?.name ?? 'Loading…'}</h3>
}
