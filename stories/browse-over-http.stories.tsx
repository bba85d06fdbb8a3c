import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { expect } from 'storybook/test'
import { apiKey, baseUrl } from 'virtual:mock-store-over-http'

import { StorefrontProvider, type StorefrontProviderProps } from '../src/index.js'
import { ProductBrowser } from './browse/product-browser.js'

/** Of a store that is reached by its address. */
type OwnStore = Pick<StorefrontProviderProps, 'currency' | 'locale' | 'getPriorPrice' | 'getQuantityRule'> & {
  baseUrl: string
  apiKey: string
}

/**
 * The shop over HTTP with a key. `npm start` runs a mock store for it; a built Storybook needs `npx storefront-mock`.
 * To use your own store, enter its URL and key in the controls.
 */
const meta = {
  title: 'Browse over HTTP',
  component: StorefrontProvider as ComponentType<OwnStore>,
  args: { baseUrl, apiKey, currency: 'EUR' },
  // The store is in another process.
  parameters: { liveStore: { disable: true } },
  argTypes: {
    baseUrl: { control: 'text' },
    apiKey: { control: 'text' },
    currency: { control: 'text' },
    locale: { control: 'text' },
    getPriorPrice: { control: false },
    getQuantityRule: { control: false },
  },
  render: function BrowseOwnStore(args) {
    const [queryClient] = useState(() => new QueryClient())
    return (
      <StorefrontProvider {...args} queryClient={queryClient}>
        <ProductBrowser limit={24} />
      </StorefrontProvider>
    )
  },
} satisfies Meta<OwnStore>

export default meta

type Story = StoryObj<typeof meta>

export const BrowseOverHttp: Story = {
  name: 'Products over HTTP',
  play: async ({ canvas }) => {
    await canvas.findByText('24 of 200 products')
  },
}

export const NextOverHttp: Story = {
  ...BrowseOverHttp,
  name: 'Products over HTTP, next page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('24 of 200 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Next products' }))
    await canvas.findByText('48 of 200 products')
  },
}

/** A retry would not help, so the error shows at once. */
export const WrongKey: Story = {
  name: 'Wrong API key',
  args: { apiKey: 'pk_wrong' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('authentication')
  },
}

/** The request is retried with growing delays, then the error shows. */
export const Unreachable: Story = {
  name: 'Store not reachable',
  args: { baseUrl: 'http://127.0.0.1:9/api/v1' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', undefined, { timeout: 25_000 })
    await expect(alert).toHaveTextContent('network')
  },
}
