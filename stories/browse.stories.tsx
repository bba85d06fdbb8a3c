import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ProductBrowser } from './browse/product-browser.js'
import { sampleProducts } from './shop/sample-shop.js'

/** A department of a shop with `useProducts` alone. The grid belongs to the story, not to the package. */
const meta = {
  title: 'Browse',
  parameters: { controls: { disable: true } },
  render: (args) => <ProductBrowser {...args} />,
  args: { limit: 12 },
} satisfies Meta<typeof ProductBrowser>

export default meta

type Story = StoryObj<typeof meta>

export const Browse: Story = {
  name: 'List with hooks alone (useProducts, sort)',
}

export const BrowseSorted: Story = {
  ...Browse,
  name: 'From the first product, loaded and sorted',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

    await canvas.findByText('12 of 60 products')
    const first = names()
    await userEvent.click(canvas.getByRole('button', { name: 'Next products' }))
    await canvas.findByText('24 of 60 products')
    await expect(names().slice(0, 12)).toEqual(first)

    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Name, A to Z')
    await canvas.findByText('12 of 60 products')
    await expect(names()).toEqual(names().toSorted())
    await expect(names()).not.toEqual(first)
  },
}

/** Opened by a link to the middle of the list, and paged back to the first product. */
export const FromTheMiddle: Story = {
  name: 'Opened in the middle',
  args: { startingAfter: sampleProducts[30]?.id },
}

export const FromTheMiddleBack: Story = {
  ...FromTheMiddle,
  name: 'Opened in the middle, previous pages loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('12 of 60 products')
    for (const shown of [24, 36]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous products' }))
      await canvas.findByText(`${shown} of 60 products`)
    }
  },
}
