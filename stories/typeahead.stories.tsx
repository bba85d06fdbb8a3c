import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createMockStore } from 'storefront-mock'

import { useSampleSearch } from './search/sample-search.js'
import { Typeahead } from './search/typeahead.js'
import { inSampleShop } from './shop/in-sample-shop.js'
import { photographedCatalog } from './shop/sample-catalog.js'

interface SampleProps {
  /** How long the search documents take to load, in milliseconds. */
  readonly loadMs?: number | undefined
}

function TypeaheadOfSample({ loadMs }: SampleProps) {
  return <Typeahead search={useSampleSearch(loadMs)} />
}

/** Suggestions and products below the search field: a combobox by keyboard, pointer and screen reader. */
const meta = {
  title: 'Typeahead',
  render: ({ loadMs }) => <TypeaheadOfSample loadMs={loadMs} />,
  parameters: {
    controls: { disable: true },
    block: Typeahead,
    createStore: () => createMockStore(photographedCatalog(240)),
    guide: {
      page: 'search#typeahead',
      anatomy: '<SearchField.List',
      sections: ['Open and closed', 'Keyboard', 'Screen readers'],
      parts: ['SearchField', 'Highlight'],
    },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
} satisfies Meta<SampleProps>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  name: 'Open (autocomplete)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'sto')
    await canvas.findByRole('option', { name: 'stoneware' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true'))
  },
}

export const Suggestion: Story = {
  name: 'A suggestion is chosen',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search products' })
    await userEvent.type(field, 'sto')
    await canvas.findByRole('option', { name: 'stoneware' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('stoneware'))
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Product: Story = {
  name: 'A product is chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'mug')
    await canvas.findByRole('group', { name: 'Products' })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await canvas.findByText(/^Opened: .*mug/i)
  },
}

/** The list stays closed until it has options, so no empty panel covers the page. */
export const SlowDocuments: Story = {
  name: 'Documents load slowly',
  args: { loadMs: 60_000 },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox')
    await userEvent.type(field, 'mug')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…')
  },
}
