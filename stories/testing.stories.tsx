import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { buildProduct, createMockStore } from 'storefront-mock'
import { withStorefront } from 'storefront-mock/storybook'

import { ProductBrowser } from './browse/product-browser.js'

/** Each story passes its own mock store to the decorator `withStorefront` in `parameters.storefront`. */
const meta = {
  title: 'Testing/States of a store',
  render: (args) => <ProductBrowser {...args} />,
  args: { limit: 12 },
  // `withStorefront` creates the store.
  parameters: { controls: { disable: true }, liveStore: { disable: true } },
  decorators: [withStorefront(({ globals }) => ({ locale: globals.locale as string }))],
} satisfies Meta<typeof ProductBrowser>

export default meta

type Story = StoryObj<typeof meta>

const held = createMockStore({ products: [buildProduct({ name: 'Breakfast Tea' })] })

/** The store sends no response until `resume()`. */
export const Pending: Story = {
  name: 'Pending (mock store)',
  parameters: { storefront: { store: held } },
  beforeEach: () => held.pause(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Breakfast Tea')).toBeNull()
    await waitFor(() => expect(held.requests.at(-1)?.state).toBe('pending'))
  },
}

export const PendingThenResumed: Story = {
  ...Pending,
  name: 'Pending, then resumed',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Breakfast Tea')).toBeNull()
    await waitFor(() => expect(held.requests.at(-1)?.state).toBe('pending'))
    held.resume()
    await canvas.findByText('Breakfast Tea')
  },
}

// TanStack Query refetches a query that failed before its component mounted. No network is that fast.
const failing = createMockStore({ products: [buildProduct({ name: 'Breakfast Tea' })], latency: 100 })

export const Failing: Story = {
  name: 'Failed',
  parameters: { storefront: { store: failing } },
  beforeEach: () => {
    failing.clearFaults()
    failing.failNext({ status: 503, body: { message: 'Closed for stocktaking.' } })
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /again/i })
  },
}

export const FailingThenRetried: Story = {
  ...Failing,
  name: 'Failed, then retried',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /again/i }))
    await canvas.findByText('Breakfast Tea')
  },
}

export const Empty: Story = {
  name: 'Empty',
  parameters: { storefront: { store: createMockStore({ products: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(0 of 0|no) products/i)
  },
}
