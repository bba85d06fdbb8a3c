'use client'
import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'

import {
  createTestStorefront,
  type TestStorefront,
  type CreateWrapperOptions,
} from './create-test-storefront.js'
import { wrapperFor } from './create-wrapper.js'

/** Options of `renderWithStorefront`: those of Testing Library's `render`, and those of the test store. */
export interface RenderWithStorefrontOptions extends CreateWrapperOptions, Omit<RenderOptions, 'queries'> {}

/** Testing Library's result, and the objects that the provider uses. */
export type RenderWithStorefrontResult = RenderResult &
  Pick<TestStorefront, 'store' | 'client' | 'queryClient'>

/**
 * Renders inside a `StorefrontProvider` with a mock store. Your own `wrapper` is rendered inside the provider.
 * @example const { store } = renderWithStorefront(<ProductGrid />)
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
    getMaxQuantity,
    getQuantityRule,
    getPriorPrice,
    wrapper: InnerWrapper = Fragment,
    ...renderOptions
  }: RenderWithStorefrontOptions = {},
): RenderWithStorefrontResult {
  const storefront = createTestStorefront({
    ...{ store, client, queryClient, retry },
    ...{
      currency,
      locale,
      labels,
      imageLoader,
      isVariantAvailable,
      getMaxQuantity,
      getQuantityRule,
      getPriorPrice,
    },
  })
  const Provider = wrapperFor(storefront)
  const result = render(ui, {
    ...renderOptions,
    wrapper: ({ children }) => (
      <Provider>
        <InnerWrapper>{children}</InnerWrapper>
      </Provider>
    ),
  })
  return {
    ...result,
    store: storefront.store,
    client: storefront.client,
    queryClient: storefront.queryClient,
  }
}
