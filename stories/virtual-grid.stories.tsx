import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createMockStore } from 'storefront-mock'

import type { Product } from '../src/core/index.js'
import { renderProductCard } from '../blocks/product-card/product-card.js'
import { autoPaging } from '../src/index.js'
import { VirtualProductGrid } from '../src/virtual/index.js'
import { columns as departmentColumns, Department } from './product-list/department.js'
import { inSampleShop } from './shop/in-sample-shop.js'
import { photographedCatalog } from './shop/sample-catalog.js'

const TOTAL = 2_000
/** In the store's order: newest first, then by id. */
const products = photographedCatalog(TOTAL).products.toSorted(
  (a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || (a.id < b.id ? 1 : -1),
)

/** The department with 2,000 products. Only the products in view and a few around them are rendered. */
const meta = {
  title: 'VirtualProductGrid',
  component: VirtualProductGrid<Product>,
  args: { className: departmentColumns, children: renderProductCard },
  argTypes: {
    overscan: { control: { type: 'number', min: 1 } },
    rowHeight: { control: { type: 'number', min: 1 } },
    className: { control: 'text' },
    children: { control: false },
  },
  render: (args) => (
    <Department
      paging={autoPaging}
      params={{ limit: 60 }}
      restoreKey={null}
      grid={<VirtualProductGrid {...args} />}
    />
  ),
  parameters: {
    createStore: () => createMockStore({ products }),
    guide: {
      page: 'virtual',
      anatomy: '<VirtualProductGrid',
      sections: ['Layout', 'Guarantees', 'Limits'],
      parts: ['VirtualProductGrid'],
    },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
} satisfies Meta<typeof VirtualProductGrid<Product>>

export default meta

type Story = StoryObj<typeof meta>

interface Canvas {
  readonly canvasElement: HTMLElement
}

const cards = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('[data-item-id]')]
const cardOf = (within: ParentNode, product: Product | undefined) =>
  within.querySelector<HTMLElement>(`[data-item-id="${product?.id}"]`)
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const isWiderThanThePage = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

/** Page Down moves focus to the next product, even if it was not rendered before. */
/** A new row is rendered before it takes the focus: slow on a machine that checks several stories at once. */
const PATIENT = { timeout: 10_000 }

async function pageDown({ canvasElement }: Canvas, press: (keys: string) => Promise<void>, to: number) {
  for (let index = 1; index <= to; index++) {
    await press('{PageDown}')
    await waitFor(() => expect(cardOf(canvasElement, products[index])).toHaveFocus(), PATIENT)
    await expect(cards(canvasElement).length).toBeLessThan(90)
  }
}

/** `aria-posinset` counts all 2,000 products, although only a few are rendered. */
export const Feed: Story = {
  name: 'Feed (infinite scroll)',
}

export const FeedByKeyboard: Story = {
  ...Feed,
  name: 'Feed, read with the keyboard',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed', { name: 'Products' })
    cardOf(canvasElement, products[0])?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 70)
    const card = cardOf(canvasElement, products[70])
    await expect(card).toHaveAttribute('aria-posinset', '71')
    await expect(card).toHaveAttribute('aria-setsize', String(TOTAL))
    await expect(cardOf(canvasElement, products[0])).not.toBeInTheDocument()
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(cardOf(canvasElement, products[69])).toHaveFocus(), PATIENT)
  },
}

/** A button adds the next 60 products. Nothing moves, although the button is in view. */
export const LoadMore: Story = {
  name: 'Show more',
  render: (args) => (
    <Department params={{ limit: 60 }} restoreKey={null} grid={<VirtualProductGrid {...args} />} />
  ),
}

export const LoadMoreByKeyboard: Story = {
  ...LoadMore,
  name: 'Show more, next page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' })
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'end' })
    await waitFor(() => expect(cardOf(canvasElement, products[59])).toBeInTheDocument())
    button.scrollIntoView({ block: 'end' })
    await frame()
    const before = topOf(cardOf(canvasElement, products[59]))
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(`Showing 120 of ${TOTAL} products`)
    await waitFor(() => expect(cardOf(canvasElement, products[60])).toBeInTheDocument())
    await expect(Math.abs(topOf(cardOf(canvasElement, products[59])) - before)).toBeLessThan(1)
    await expect(button).toHaveFocus()
  },
}

/** The grid scrolls with its nearest scrolling ancestor. */
export const InAContainer: Story = {
  name: 'In a scroll container',
  decorators: [
    (Story) => (
      <div className="grid h-screen grid-rows-[auto_minmax(0,1fr)]">
        <div className="border-b px-4 py-3 font-medium">Free delivery from €50</div>
        <div className="overflow-y-auto" data-testid="scroller">
          <Story />
        </div>
      </div>
    ),
  ],
}

export const InAContainerByKeyboard: Story = {
  ...InAContainer,
  name: 'In a scroll container, scrolled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed')
    cardOf(canvasElement, products[0])?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 40)
    await expect(document.documentElement.scrollTop).toBe(0)
    await expect(canvas.getByTestId('scroller').scrollTop).toBeGreaterThan(500)
  },
}

/** The number of columns follows the width, and the product that the shopper was reading stays in view. */
export const ResponsiveColumns: Story = {
  name: 'Responsive columns',
  decorators: [
    (Story) => (
      <div data-testid="width">
        <Story />
      </div>
    ),
  ],
}

export const ResponsiveColumnsResized: Story = {
  ...ResponsiveColumns,
  name: 'Responsive columns, resized',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByTestId('width')
    await canvas.findByRole('feed')
    const columns = () => new Set(cards(canvasElement).map((card) => card.offsetLeft)).size
    window.scrollTo({ top: 2_500, behavior: 'instant' })
    await waitFor(() => expect(topOf(cards(canvasElement)[0] ?? null)).toBeLessThan(0))
    await frame()
    const read = cards(canvasElement).find((card) => topOf(card) >= 0)
    box.style.maxInlineSize = '390px'
    await waitFor(() => expect(columns()).toBe(2))
    await waitFor(() => expect(read).toBeInTheDocument())
    await frame()
    await expect(topOf(read as HTMLElement)).toBeLessThan(window.innerHeight)
    await expect((read as HTMLElement).getBoundingClientRect().bottom).toBeGreaterThan(0)
    box.style.maxInlineSize = ''
    await waitFor(() => expect(columns()).toBeGreaterThan(2))
  },
}

/** When pages are added above and below, the products on screen stay in place. */
export const FromTheMiddle: Story = {
  name: 'Opened in the middle',
  render: (args) => (
    <Department
      params={{ limit: 60, startingAfter: products[999]?.id }}
      restoreKey={null}
      grid={<VirtualProductGrid {...args} />}
    />
  ),
}

export const FromTheMiddleBothWays: Story = {
  ...FromTheMiddle,
  name: 'Opened in the middle, loaded in both directions',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: products[1000]?.name as string })
    const read = () => cardOf(canvasElement, products[1002])
    await expect(read()).toHaveAttribute('aria-setsize', '-1')
    await expect(read()).not.toHaveAttribute('aria-posinset')
    canvas.getByRole('button', { name: 'Show previous' }).focus({ preventScroll: true })
    for (const shown of [120, 180]) {
      const before = topOf(read())
      await userEvent.keyboard('{Enter}')
      await canvas.findByText(`Showing ${shown} of ${TOTAL} products`)
      await frame()
      await expect(Math.abs(topOf(read()) - before)).toBeLessThan(1)
    }
    canvas.getByRole('button', { name: 'Show more' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(`Showing 240 of ${TOTAL} products`)
    await expect(cards(canvasElement).length).toBeLessThan(90)
  },
}

/** Some products have no image, no variants, no name or a name of 5,000 characters. */
export const OddProducts: Story = {
  name: 'Rows of different heights',
  parameters: {
    createStore: () => {
      const odd = [{ images: [] }, { variants: [] }, { name: '' }, { name: 'Endless '.repeat(625) }]
      return createMockStore({
        products: products.slice(0, 300).map((product, index) => ({ ...product, ...odd[index % 7] })),
      })
    },
  },
}

export const OddProductsByKeyboard: Story = {
  ...OddProducts,
  name: 'Rows of different heights, scrolled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed')
    cardOf(canvasElement, products[0])?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 30)
    await expect(isWiderThanThePage()).toBe(false)
  },
}

/** Focus stays on a link far outside the viewport, and Tab continues from there. */
export const FocusIsKept: Story = {
  name: 'Focus outside the viewport',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = await canvas.findByRole('link', { name: products[2]?.name as string })
    link.focus()
    for (let top = 0; top < 4_000; top += 500) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    await waitFor(() => expect(topOf(cards(canvasElement).at(-1) ?? null)).toBeGreaterThan(0))
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(cardOf(canvasElement, products[3])).toHaveFocus()
  },
}

/** At 400 % zoom, a desktop window is 320 pixels wide. Nothing is cut off or scrolls sideways. */
export const Zoomed: Story = {
  name: 'Zoomed to 400 % (accessibility)',
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    viewport: {
      options: { zoomed: { name: 'Desktop at 400 %', styles: { width: '320px', height: '256px' } } },
    },
  },
}

export const ZoomedByKeyboard: Story = {
  ...Zoomed,
  name: 'Zoomed to 400 %, scrolled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed')
    cardOf(canvasElement, products[0])?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 12)
    await expect(isWiderThanThePage()).toBe(false)
  },
}

export const Dark: Story = {
  name: 'Dark theme (dark mode)',
  globals: { theme: 'dark' },
}

export const DarkByKeyboard: Story = {
  ...Dark,
  name: 'Dark theme, scrolled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed')
    cardOf(canvasElement, products[0])?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 8)
  },
}

/** The first product of a row is the rightmost one, and the keys keep their direction. */
export const RightToLeft: Story = {
  name: 'Right to left (RTL, Arabic)',
  globals: { locale: 'ar-EG' },
  render: (args) => (
    <Department
      title="كل المنتجات"
      paging={autoPaging}
      params={{ limit: 60 }}
      restoreKey={null}
      grid={<VirtualProductGrid {...args} />}
    />
  ),
}

export const RightToLeftByKeyboard: Story = {
  ...RightToLeft,
  name: 'Right to left (Arabic), scrolled',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('feed', { name: 'المنتجات' })
    const [first, second] = [cardOf(canvasElement, products[0]), cardOf(canvasElement, products[1])]
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left as number,
    )
    first?.focus()
    await pageDown({ canvasElement }, userEvent.keyboard, 20)
  },
}
