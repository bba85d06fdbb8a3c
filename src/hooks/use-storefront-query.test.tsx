import { defaultShouldDehydrateQuery, dehydrate } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { createTestQueryClient } from '../../packages/mock/src/react/test-query-client.js'
import { useProducts } from './list/use-products.js'
import { useStorefrontQuery } from './use-storefront-query.js'

const schema = z.object({ total: z.string(), shipping: z.string() })
let shipping = '4.90'
const newStore = () =>
  createMockStore({
    ...createSampleCatalog({ size: 3 }),
    routes: {
      '/checkout/{id}': (request) => ({
        total: new URL(request.url).searchParams.get('country') === 'PT' ? '40.00' : '45.00',
        shipping,
      }),
    },
  })

describe('useStorefrontQuery', () => {
  it('requests any path with its query string and validates the response', async () => {
    const store = newStore()
    const request = { searchParams: { country: 'PT' }, schema }
    const { result } = renderHook(() => useStorefrontQuery('/checkout/7', request), {
      wrapper: createWrapper({ store }),
    })
    await waitFor(() => expect(result.current.data).toEqual({ total: '40.00', shipping: '4.90' }))
  })

  it('caches each query string separately, also as URLSearchParams', async () => {
    const { result } = renderHook(
      () =>
        ['country=PT', 'country=DE'].map((query) => {
          return useStorefrontQuery('/checkout/7', { searchParams: new URLSearchParams(query), schema }).data
            ?.total
        }),
      { wrapper: createWrapper({ store: newStore() }) },
    )
    await waitFor(() => expect(result.current).toEqual(['40.00', '45.00']))
  })

  it('returns an error when the schema rejects the response', async () => {
    const { result } = renderHook(
      () => useStorefrontQuery('/checkout/7', { schema: z.object({ total: z.number() }) }),
      { wrapper: createWrapper({ store: newStore() }) },
    )
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.error).toMatchObject({
      name: 'InvalidResponseError',
      issues: [{ path: ['total'] }],
    })
  })

  it('requests again on each mount', async () => {
    const wrapper = createWrapper({ store: newStore() })
    const visit = () =>
      renderHook(() => useStorefrontQuery('/checkout/7', { schema }).data?.shipping, { wrapper })
    const first = visit()
    await waitFor(() => expect(first.result.current).toBe('4.90'))
    first.unmount()
    shipping = '0.00'
    const second = visit()
    await waitFor(() => expect(second.result.current).toBe('0.00'))
  })

  it('is not persisted when the persister respects meta.persist, while lists are', async () => {
    const queryClient = createTestQueryClient(false)
    const { result } = renderHook(
      () => [useStorefrontQuery('/checkout/7', { schema }, { meta: { mine: 1 } }), useProducts()] as const,
      { wrapper: createWrapper({ store: newStore(), queryClient }) },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && query.meta?.persist !== false,
    })
    expect(queries.map(({ queryKey }) => queryKey[3])).toEqual(['products'])
  })
})
