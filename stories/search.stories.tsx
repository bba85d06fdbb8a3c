import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createMockStore } from 'storefront-mock'

import { SearchPage } from '../blocks/search-page/search-page.js'
import { InstantSearch } from './search/instant-search.js'
import { inSampleShop } from './shop/in-sample-shop.js'
import { photographedCatalog } from './shop/sample-catalog.js'

/** `SearchField`, `Facets` and `ProductList` over a search in the page. */
const meta = {
  title: 'Search',
  render: (args) => <InstantSearch {...args} />,
  parameters: {
    controls: { disable: true },
    block: SearchPage,
    createStore: () => createMockStore(photographedCatalog(240)),
    guide: {
      page: 'search',
      anatomy: '<SearchField.Root',
      sections: ['Matching', 'Facets', 'In the URL', 'Limits'],
      parts: ['SearchField', 'Facets'],
    },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
} satisfies Meta<typeof InstantSearch>

export default meta

type Story = StoryObj<typeof meta>

export const Desktop: Story = {
  name: 'Instant search, results while typing',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('240 products found')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'mug')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ products found$/))
    const departments = within(canvas.getByRole('group', { name: 'Department' }))
    const [first] = await departments.findAllByRole<HTMLInputElement>('checkbox')
    if (first) await userEvent.click(first)
    await canvas.findByRole('button', { name: /^Remove Department/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument())
  },
}

export const Filtered: Story = {
  name: 'With filters (facets)',
  args: { query: 'linen', filters: { colour: ['Clay', 'Sky'], price: { max: '150' }, available: ['true'] } },
}

export const Phone: Story = {
  name: 'Filters on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('240 products found')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^In stock/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (1)' }))
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const NoResults: Story = {
  name: 'Nothing found, with a suggestion',
  args: { query: 'kusion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'cushion' }))
    await canvas.findByRole('heading', { name: '“cushion”' })
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/products found$/))
  },
}

export const NoResultsShown: Story = {
  ...NoResults,
  name: 'Nothing found (no results)',
  play: async ({ canvas }) => {
    await canvas.findByText('Did you mean:')
    await expect(canvas.getByRole('status')).toHaveTextContent('No products found')
  },
}

/** The field takes text while the documents load; the results of the latest text follow. */
export const SlowIndex: Story = {
  name: 'Documents load slowly',
  args: { loadMs: 60_000 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'))
    await userEvent.type(canvas.getByRole('searchbox'), 'lamp')
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp')
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const SlowIndexArrives: Story = {
  name: 'Documents arrive while the shopper types',
  args: { loadMs: 1_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'lamp')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ products found$/))
    await expect(canvas.getByRole('searchbox')).toHaveValue('lamp')
  },
}
