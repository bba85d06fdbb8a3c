import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { AssistantNotice, AssistantShop } from './agents/assistant-shop.js'
import { installPretendAssistant } from './agents/pretend-assistant.js'
import { stocked } from './cart/cart-lines-of.js'
import { inSampleShop } from './shop/in-sample-shop.js'

const [product] = stocked as [(typeof stocked)[number]]

/** What the browser's assistant puts into the cart is shown, and the shopper can take it out again. */
const meta = {
  title: 'Agents',
  render: (args) => <AssistantShop {...args} />,
  args: { product },
  parameters: {
    controls: { disable: true },
    block: AssistantNotice,
    guide: { page: 'agents', anatomy: 'useAgentTools', sections: ['In the page'], parts: [] },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
  beforeEach: installPretendAssistant,
} satisfies Meta<typeof AssistantShop>

export default meta

type Story = StoryObj<typeof meta>

export const Addition: Story = {
  name: 'AI assistant adds to the cart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant for two' }))
    await canvas.findByText(`Your assistant added 2 × ${product.name}.`)
    await expect(canvas.getByText('Cart: 2')).toBeVisible()
  },
}

export const TwoAdditions: Story = {
  name: 'Two additions, one kept or undone',
  play: async (context) => {
    const { canvas, userEvent } = context
    await Addition.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the assistant for two' }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Keep' })[0] as HTMLElement)
    await expect(canvas.getAllByRole('button', { name: 'Undo' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('Cart: 2')
  },
}

export const AdditionUndone: Story = {
  name: 'Addition, undone',
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await Addition.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText('Cart: 0')
    await expect(canvas.queryByText(/Your assistant added/)).toBeNull()
  },
}
