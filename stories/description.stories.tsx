import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Description } from '../src/index.js'
import { onAProductPage } from './parts/on-a-product-page.js'

const html =
  '<h3>Made to last</h3><p>Waxed <b>canvas</b>, cut wide.<br>Repairs are free.</p><script>alert(1)</script>'

/** HTML is rendered only if the app passes a sanitiser. */
const meta = {
  title: 'Parts/Description',
  component: Description,
  args: {
    text: 'Cut straight, sewn double.\n\nWash at thirty degrees and dry in the shade.',
    className: 'product-description',
  },
  argTypes: { text: { control: 'text' } },
  parameters: {
    guide: {
      page: 'images-and-descriptions',
      anatomy: '<Description',
      sections: ['Description'],
      parts: ['Description'],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('description')],
} satisfies Meta<typeof Description>

export default meta

type Story = StoryObj<typeof meta>

/** Empty lines separate paragraphs. */
export const Text: Story = { name: 'Plain text' }

/** Without a sanitiser, only the text of the HTML is shown. */
export const Html: Story = {
  name: 'HTML without sanitiser',
  args: { text: html },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Made to last').localName).toBe('p')
    await expect(canvasElement.querySelector('script, b')).toBeNull()
  },
}

/** This sanitiser keeps a few elements that the browser's parser finds. */
export const Sanitised: Story = {
  name: 'HTML with sanitiser',
  args: {
    text: html,
    sanitize: (text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html')
      for (const element of body.querySelectorAll(':not(h3, p, b, br)')) element.remove()
      for (const element of body.querySelectorAll('*'))
        for (const { name } of [...element.attributes]) element.removeAttribute(name)
      return body.innerHTML
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Made to last' })).toBeInTheDocument()
  },
}
