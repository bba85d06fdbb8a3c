import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { createMockStore, sampleCatalog } from '../src/testing/index.js'
import { InstantSearch } from './search/instant-search.js'
import { SearchSuggestions } from './search/search-suggestions.js'
import { inSampleShop } from './shop/in-sample-shop.js'

/** `SearchField`, `Facets` and `ProductList` over a search in the page. */
const meta = {
  title: 'Search',
  component: InstantSearch,
  argTypes: {
    query: { control: 'text' },
    filters: { control: 'object' },
    loadMs: { control: { type: 'number', min: 0, step: 500 } },
  },
  parameters: {
    createStore: () => createMockStore(sampleCatalog({ size: 240 })),
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
  name: 'Instant search',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('240 products')
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
  name: 'With filters',
  globals: { viewport: { value: 'desktop' } },
  args: { query: 'linen', filters: { color: ['Clay', 'Sky'], price: { max: '150' }, available: ['true'] } },
}

export const Phone: Story = {
  name: 'Filters on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('240 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = within(canvas.getByRole('dialog', { name: 'Filters' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /^In stock/ }))
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ products$/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await canvas.findByRole('button', { name: 'Filters 1' })
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
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nothing found' })
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

/** The popup and its keyboard are Base UI's; `suggestions` come from the search. */
export const Suggestions: Story = {
  name: 'Suggestions (Base UI Autocomplete)',
  render: () => <SearchSuggestions />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search products' })
    await userEvent.type(field, 'sto')
    await canvas.findByRole('option', { name: 'stoneware' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('stoneware'))
    await canvas.findByRole('heading', { name: '“stoneware”' })
  },
}

export const SuggestionsOpen: Story = {
  ...Suggestions,
  name: 'Suggestions, open',
  // Base UI hides the page behind its popup from screen readers, but does not take its links out of the tab order.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'sto')
    await canvas.findByRole('option', { name: 'stoneware' })
  },
}
