import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { createMemoryStorage } from 'storefront-mock'

import { createSavedList } from '../src/saved/index.js'
import type { CreateSavedListOptions } from '../src/saved/state/create-saved-list.js'
import { Compare } from './saved-lists/compare.js'
import { RecentlyViewed } from './saved-lists/recently-viewed.js'
import { Wishlist } from './saved-lists/wishlist.js'
import { sampleProducts } from './shop/sample-shop.js'

const products = sampleProducts.slice(0, 8)
const [first, second, third, fourth] = products as [P, P, P, P]
type P = (typeof products)[number]

/** Each story has its own storage. */
const listOf =
  (options: CreateSavedListOptions, ...saved: readonly P[]) =>
  () => {
    const list = createSavedList({ storage: createMemoryStorage(), ...options })
    for (const { id } of saved) list.add(id)
    return list
  }

/** Lists of ids on the device: hearts, recently viewed products, and a comparison with a maximum. */
const meta = {
  title: 'Saved lists',
  render: (args) => <Wishlist {...args} />,
  args: { products, createList: listOf({ name: 'wishlist' }, second) },
  parameters: {
    controls: { disable: true },
    guide: { page: 'saved-lists', anatomy: 'useIsSaved', sections: [], parts: [] },
  },
  tags: ['autodocs'],
} satisfies Meta<typeof Wishlist>

export default meta

type Story = StoryObj<typeof meta>

export const Hearts: Story = {
  name: 'Wishlist with hearts (favourites)',
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Saved products' })
  },
}

export const HeartsToggled: Story = {
  ...Hearts,
  name: 'Hearts, toggled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    // The saved products have a heart too.
    const list = within(canvas.getByRole('list', { name: 'Products' }))
    const heart = list.getByRole('button', { name: `Save ${first.name}` })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await canvas.findByText('2 saved')
    await userEvent.click(heart)
    await userEvent.click(list.getByRole('button', { name: `Save ${second.name}` }))
    await canvas.findByText('Nothing saved yet.')
  },
}

export const Recent: Story = {
  name: 'Recently viewed',
  render: (args) => <RecentlyViewed {...args} />,
  args: { createList: listOf({ name: 'recent', max: 12 }, fourth, third, second) },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Recently viewed' })
  },
}

export const RecentWithoutConsent: Story = {
  ...Recent,
  name: 'Recently viewed, without consent',
  args: { createList: listOf({ name: 'recent', max: 12 }) },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next product' }))
    // The first product was viewed with consent, the second without.
    await expect(await canvas.findByRole('list', { name: 'Recently viewed' })).toHaveTextContent(first.name)
    await userEvent.click(canvas.getByRole('button', { name: 'Next product' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const Comparison: Story = {
  name: 'Compare',
  render: (args) => <Compare {...args} />,
  args: {
    products: products.slice(0, 4),
    createList: listOf({ name: 'compare', max: 3, whenFull: 'refuse' }, first, second),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
  },
}

export const ComparisonFull: Story = {
  ...Comparison,
  name: 'Compare, full',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Compare ${third.name}` }))
    await expect(await canvas.findByRole('columnheader', { name: third.name })).toBeInTheDocument()
    const refused = canvas.getByRole('checkbox', { name: `Compare ${fourth.name}` })
    await userEvent.click(refused)
    await expect(refused).not.toBeChecked()
    await canvas.findByText(/^You can compare three products/)
  },
}
