import type { Meta, StoryObj } from '@storybook/react-vite'

import { Proof } from './proof/proof.js'

const meta: Meta<typeof Proof> = {
  title: 'Why ProductList',
  component: Proof,
  args: { latency: 150, pauseMs: 900 },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '48rem', marginInline: 'auto', padding: '1rem' }}>
        <Story />
      </main>
    ),
  ],
}

export default meta

/** The same store, the same change, two lists. The scoreboards read the DOM. */
export const TwoListsOnOneStore: StoryObj<typeof Proof> = {}
