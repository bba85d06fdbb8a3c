'use client'
import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'

import { createTestStorefront, type TestStorefront, type CreateWrapperOptions } from './create-test-storefront.js'
import { wrapperFor } from './create-wrapper.js'

export interface RenderWithStorefrontOptions extends CreateWrapperOptions, Omit<RenderOptions, 'queries'> {}

/** Testing Library's result, and the shop around it. */
export type RenderWithStorefrontResult = RenderResult & Pick<TestStorefront, 'store' | 'client' | 'queryClient'>

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
  const shop = createTestStorefront({
    ...{ store, client, queryClient, retry },
    ...{ currency, locale, labels, imageLoader, isVariantAvailable },
  })
  const Shop = wrapperFor(shop)
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
