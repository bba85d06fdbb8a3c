import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ProductGrid } from '../blocks/product-grid/product-grid.js'
import { ShopInLanguage } from './languages/shop-in-language.js'

/** A list, a product and a cart with the language packs, on a phone. The toolbar has all languages. */
const meta = {
  title: 'Languages',
  parameters: { controls: { disable: true }, block: ProductGrid },
  render: () => <ShopInLanguage />,
  // Whole pages: a docs page would show all of them at once.
  tags: ['!autodocs'],
} satisfies Meta<typeof ShopInLanguage>

export default meta

type Story = StoryObj<typeof meta>

const inLanguage = (locale: string, more: string): Story => ({
  globals: { locale, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: more })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    for (const button of canvas.getAllByRole('button').filter(({ clientWidth }) => clientWidth > 1))
      await expect(button.scrollWidth, `${button.textContent} is cut off`).toBeLessThanOrEqual(
        button.clientWidth,
      )
  },
})

export const German = inLanguage('de-DE', 'Mehr anzeigen')

export const Polish = inLanguage('pl-PL', 'Pokaż więcej')

export const Japanese = inLanguage('ja-JP', 'もっと見る')

export const Arabic = inLanguage('ar-EG', 'عرض المزيد')
