import type { Meta, StoryObj } from '@storybook/react-vite'

import { ProductListProducts } from './proof/product-list-products.js'
import { Proof } from './proof/proof.js'

const meta = {
  title: 'Why ProductList',
  render: (args) => <Proof {...args} />,
  parameters: { controls: { disable: true }, block: ProductListProducts },
  args: { latency: 150, pauseMs: 900 },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '48rem', marginInline: 'auto', padding: '1rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Proof>

export default meta

/** The same store, the same change, two lists. The scoreboards read the DOM. */
export const TwoListsOnOneStore: StoryObj<typeof Proof> = { name: 'Two lists on one store' }
