import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ListWithImpressions } from './impressions/list-with-impressions.js'

/** Reports which products of a list were seen and selected, from `useListImpressions`. */
const meta = {
  title: 'Impressions',
  render: (args) => <ListWithImpressions {...args} />,
  args: { hasConsent: true, threshold: 0.5, minTimeMs: 1_000 },
  parameters: {
    controls: { disable: true },
    guide: {
      page: 'analytics',
      anatomy: 'onSelect: ({ item, position })',
      sections: ['Google Analytics 4', 'schema.org'],
      parts: [],
    },
  },
  tags: ['autodocs'],
} satisfies Meta<typeof ListWithImpressions>

export default meta

type Story = StoryObj<typeof meta>

/** A product counts as seen when half of it was visible for one second. */
export const Seen: Story = {
  name: 'Seen and selected products (analytics)',
  play: async ({ canvas }) => {
    await canvas.findByText(/^Seen 1:/)
  },
}

/** Without the consent of the shopper, nothing is reported. */
export const WithoutConsent: Story = {
  name: 'Without consent',
  args: { hasConsent: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Showing 12 of 60 products')
    await expect(canvas.getByText('No reports yet.')).toBeVisible()
  },
}
