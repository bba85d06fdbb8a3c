'use client'
import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'

import { createTestShop, type TestShop, type TestShopOptions } from './create-test-shop.js'
import { wrapperOf } from './create-wrapper.js'

export interface RenderWithStorefrontOptions extends TestShopOptions, Omit<RenderOptions, 'queries'> {}

/** Testing Library's result, and the shop around it. */
export type RenderWithStorefrontResult = RenderResult & Pick<TestShop, 'store' | 'client' | 'queryClient'>

/**
 * Renders into a shop over a mock store. Options are those of the shop and of Testing Library's `render`;
 * a `wrapper` of yours stands inside the provider.
 *
 * @example
 * const { store } = renderWithStorefront(<ProductGrid />)
 * expect(await screen.findAllByRole('article')).toHaveLength(10)
 */
export function renderWithStorefront(
  ui: ReactNode,
  {
    store,
    client,
    queryClient,
    retry,
    currency,
    locale,
    labels,
    imageLoader,
    isVariantAvailable,
    wrapper: Inner = Fragment,
    ...renderOptions
  }: RenderWithStorefrontOptions = {},
): RenderWithStorefrontResult {
  const shop = createTestShop({
    ...{ store, client, queryClient, retry },
    ...{ currency, locale, labels, imageLoader, isVariantAvailable },
  })
  const Shop = wrapperOf(shop)
  const result = render(ui, {
    ...renderOptions,
    wrapper: ({ children }) => (
      <Shop>
        <Inner>{children}</Inner>
      </Shop>
    ),
  })
  return { ...result, store: shop.store, client: shop.client, queryClient: shop.queryClient }
}
