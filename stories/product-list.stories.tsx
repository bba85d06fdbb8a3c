import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { createMockStore, type MockStore } from 'storefront-mock'

import { Carousel } from './product-list/carousel.js'
import { DepartmentWithProducts } from './product-list/department-with-products.js'
import { Department, type ListProps } from './product-list/department.js'
import { autoPaging, ProductList } from '../src/index.js'
import { named } from './named.js'
import { RefreshProducts } from './product-list/refresh-products.js'
import { inSampleShop } from './shop/in-sample-shop.js'
import { photographedCatalog } from './shop/sample-catalog.js'
import { sampleProducts } from './shop/sample-shop.js'

const params = {
  '3 on a page': { limit: 3 },
  '12 on a page': { limit: 12 },
  '24 on a page': { limit: 24 },
  '100 on a page': { limit: 100 },
  'From the middle': { limit: 12, startingAfter: sampleProducts[30]?.id },
  'From a deleted product': { limit: 12, startingAfter: 'sold-long-ago' },
}
const paging = { 'load-more': 'load-more', pages: 'pages', autoPaging }
const options = { 'All pages': undefined, 'Two pages at most': { maxPages: 2 } }

/** `ProductList` in a department of a shop, in every state of the list. */
const meta = {
  title: 'ProductList',
  component: ProductList.Root as ComponentType<ListProps>,
  args: { paging: named('load-more'), params: named('12 on a page'), restoreKey: null },
  argTypes: {
    paging: { control: 'inline-radio', options: Object.keys(paging), mapping: paging },
    params: {
      control: 'select',
      options: Object.keys(params),
      mapping: params,
      table: { type: { summary: 'ListParams' } },
    },
    options: { control: 'select', options: Object.keys(options), mapping: options },
    restoreKey: { control: 'text' },
    labels: { control: false },
  },
  render: (args) => <Department {...args} />,
  parameters: {
    createStore: () => createMockStore(photographedCatalog(60)),
    guide: {
      page: 'product-list',
      anatomy: '<ProductList.Status',
      sections: [
        'Parts',
        'The list',
        'Loading states',
        'Paging',
        'Scroll position',
        'Failures',
        'Accessibility',
        'Labels',
      ],
      parts: ['ProductList'],
    },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
} satisfies Meta<ListProps>

export default meta

type Story = StoryObj<typeof meta>

const links = (canvas: { queryAllByRole: (role: string) => HTMLElement[] }) => canvas.queryAllByRole('link')

/** At the end of the list the button disappears, and focus moves to the first new product. */
export const LoadMore: Story = {
  name: 'Show more (load more)',
  args: { params: named('24 on a page') },
}

export const LoadMoreToTheEnd: Story = {
  ...LoadMore,
  name: 'Show more, to the end',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 24 of 60 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await canvas.findByText('Showing 48 of 60 products')
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Showing 60 of 60 products')
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    await expect(links(canvas)[48]).toHaveFocus()
  },
}

/** The button waits, and the page loads as soon as the browser is online again. */
export const Offline: Story = {
  name: 'Show more, offline',
  args: { params: named('24 on a page') },
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 24 of 60 products')
    onlineManager.setOnline(false)
    const more = canvas.getByRole('button', { name: 'Show more' })
    await userEvent.click(more)
    await canvas.findByText('You are offline. More products will load when you are back online.')
    await expect(more).toHaveAttribute('data-paused')
  },
}

export const Auto: Story = {
  name: 'Infinite scroll (automatic loading)',
  args: { paging: named('autoPaging') },
  play: async ({ canvas }) => {
    await canvas.findByRole('feed', { name: 'Products' })
  },
}

export const AutoToTheEnd: Story = {
  ...Auto,
  name: 'Automatic loading, scrolled to the end',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('feed', { name: 'Products' })
    while (links(canvas).length < 60) {
      const { length } = links(canvas)
      window.scrollTo(0, document.documentElement.scrollHeight)
      await waitFor(() => expect(links(canvas).length).toBeGreaterThan(length), { timeout: 5_000 })
      // A shopper scrolls on once the products are visible. A scroll in the frame that adds them is the browser's.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    }
    const articles = canvas.getAllByRole('article')
    await expect(articles[59]).toHaveAttribute('aria-posinset', '60')
    articles[0]?.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(articles[1]).toHaveFocus()
  },
}

/** The list of the page "Welcome". */
export const ThreeProducts: Story = {
  name: 'Three products',
  args: { params: named('3 on a page') },
  tags: ['!dev', '!autodocs'],
}

/** Each page replaces the previous one. Focus moves to its first product. */
export const Pages: Story = {
  name: 'One page at a time (pagination)',
  args: { paging: named('pages') },
}

export const PagesTurned: Story = {
  ...Pages,
  name: 'One page at a time, turned and back',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: sampleProducts[0]?.name as string })
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(links(canvas)).toHaveLength(12)
    await expect(links(canvas)[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await canvas.findByRole('link', { name: sampleProducts[0]?.name as string })
  },
}

/** The products on screen stay in place when products are added above them. */
export const FromTheMiddle: Story = {
  name: 'Opened in the middle',
  args: { params: named('From the middle') },
}

export const FromTheMiddleBack: Story = {
  ...FromTheMiddle,
  name: 'Opened in the middle, previous page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = sampleProducts[33]?.name as string
    const top = () => canvas.getByRole('link', { name }).getBoundingClientRect().top
    await canvas.findByRole('link', { name })
    const before = top()
    await userEvent.click(canvas.getByRole('button', { name: 'Show previous' }))
    await canvas.findByText('Showing 24 of 60 products')
    await expect(Math.abs(top() - before)).toBeLessThan(1)
  },
}

/** A list that scrolls sideways keeps its scroll position too, also from right to left. */
export const InACarousel: Story = {
  name: 'Carousel (slider)',
  args: { params: named('From the middle') },
  render: (args) => <Carousel {...args} />,
}

export const InACarouselBack: Story = {
  ...InACarousel,
  name: 'Carousel, previous page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const name = sampleProducts[33]?.name as string
    const left = () => canvas.getByRole('link', { name }).getBoundingClientRect().left
    await canvas.findByRole('link', { name })
    canvas.getByRole('list').scrollLeft = 400
    const before = left()
    await userEvent.click(canvas.getByRole('button', { name: 'Show previous' }))
    await canvas.findByText('Showing 24 of 60 products')
    await expect(Math.abs(left() - before)).toBeLessThan(1)
  },
}

/** The product of a shared link is gone, so the list starts at its first page, and the status says so. */
export const FromALostPlace: Story = {
  name: 'Linked product is gone (deleted)',
  args: { params: named('From a deleted product') },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: sampleProducts[0]?.name as string })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The linked product is no longer available. Showing the start of the list. Showing 12 of 60 products',
    )
  },
}

/** When a third page loads, the page that is farthest away is dropped. */
export const WindowOfTwoPages: Story = {
  name: 'Two pages at most',
  args: { options: named('Two pages at most') },
  play: async ({ canvas, userEvent }) => {
    for (let page = 2; page <= 4; page++) {
      const button = await canvas.findByRole('button', { name: 'Show more' })
      const last = links(canvas).at(-1)?.textContent
      await userEvent.click(button)
      await waitFor(() => expect(links(canvas).at(-1)?.textContent).not.toBe(last))
    }
    await expect(links(canvas)).toHaveLength(24)
    await expect(canvas.getByRole('button', { name: 'Show previous' })).toBeInTheDocument()
  },
}

/** The list is restored to the same pixel. */
export const BackNavigation: Story = {
  name: 'Back from a product (scroll position)',
  args: { restoreKey: 'back-navigation-story' },
  // The pages around the list are of the story.
  parameters: { block: Department },
  render: (args) => <DepartmentWithProducts {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByText(/^Showing (24|36|48|60) of 60 products$/)
    const link = links(canvas)[18] as HTMLElement
    link.scrollIntoView({ block: 'center' })
    const [name, top, count] = [link.textContent, link.getBoundingClientRect().top, links(canvas).length]
    await userEvent.click(link)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to all products' }))
    const same = await canvas.findByRole('link', { name })
    await expect(Math.abs(same.getBoundingClientRect().top - top)).toBeLessThan(1)
    await expect(links(canvas)).toHaveLength(count)
  },
}

export const Loading: Story = {
  name: 'Loading the first page (skeletons)',
  parameters: {
    createStore: () => {
      const store = createMockStore(photographedCatalog(60))
      store.pause()
      return store
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products…')
  },
}

export const NothingFound: Story = {
  name: 'No products (empty list)',
  parameters: { createStore: () => createMockStore({ products: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing here yet. Come back soon.')
    await expect(canvas.getByRole('status')).toHaveTextContent('No products found.')
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
}

export const FirstPageFails: Story = {
  name: 'First page failed (error, retry)',
  parameters: {
    createStore: () => {
      const store = createMockStore(photographedCatalog(60))
      store.failNext(403)
      return store
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('status')).toHaveTextContent('The products could not be loaded.')
  },
}

export const FirstPageRetried: Story = {
  ...FirstPageFails,
  name: 'First page failed, then retried',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('status')).toHaveTextContent('The products could not be loaded.')
    await userEvent.click(retry)
    await canvas.findByText('Showing 12 of 60 products')
    await waitFor(() => expect(links(canvas)[0]).toHaveFocus())
  },
}

function createStoreThatFailsOnce(): MockStore {
  const store = createMockStore(photographedCatalog(60))
  store.failWhen({ path: '/products', skip: 1, times: 1 }, 403)
  return store
}

/** The loaded products stay, and "Try again" requests the failed page. */
export const NextPageFails: Story = {
  name: 'Next page failed (error, retry)',
  parameters: { createStore: createStoreThatFailsOnce },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The next products could not be loaded.')
  },
}

export const NextPageRetried: Story = {
  ...NextPageFails,
  name: 'Next page failed, then retried',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The next products could not be loaded.')
    await userEvent.click(retry)
    await canvas.findByText('Showing 24 of 60 products')
  },
}

/** The loaded products stay in place, and "Try again" requests the failed page. */
export const PreviousPageFails: Story = {
  name: 'Previous page failed (error, retry)',
  args: { params: named('From the middle') },
  parameters: { createStore: createStoreThatFailsOnce },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show previous' }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The previous products could not be loaded.')
  },
}

export const PreviousPageRetried: Story = {
  ...PreviousPageFails,
  name: 'Previous page failed, then retried',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show previous' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The previous products could not be loaded.')
    await userEvent.click(retry)
    await canvas.findByText('Showing 24 of 60 products')
  },
}

/** The loaded products stay, and "Try again" refetches them. */
export const RefreshFails: Story = {
  name: 'Refresh failed (error, retry)',
  parameters: { createStore: createStoreThatFailsOnce },
  render: (args) => (
    <>
      <RefreshProducts />
      <Department {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 12 of 60 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The products could not be refreshed.')
  },
}

export const RefreshRetried: Story = {
  ...RefreshFails,
  name: 'Refresh failed, then retried',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 12 of 60 products')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await expect(links(canvas)).toHaveLength(12)
    await expect(canvas.getByRole('status')).toHaveTextContent('The products could not be refreshed.')
    await userEvent.click(retry)
    await canvas.findByText('Showing 12 of 60 products')
  },
}

/** One product has a name of 5,000 characters, and one without a name shows its slug. */
export const OddProducts: Story = {
  name: 'Products without image, variants or name',
  parameters: {
    createStore: () => {
      const { products } = photographedCatalog(4)
      const odd = [{ images: [] }, { variants: [] }, { name: '' }, { name: 'Endless '.repeat(625) }]
      return createMockStore({
        products: products.map((product, index) => ({ ...product, ...odd[index] })),
      })
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Showing 4 of 4 products')
    await canvas.findByRole('link', { name: /^[a-z]+(-[a-z0-9]+)+$/ })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
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

export const ZoomedLoaded: Story = {
  ...Zoomed,
  name: 'Zoomed to 400 %, next page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByText('Showing 24 of 60 products')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left (RTL, Arabic)',
  globals: { locale: 'ar-EG' },
  render: (args) => <Department {...args} title="كل المنتجات" />,
}

export const RightToLeftLoaded: Story = {
  ...RightToLeft,
  name: 'Right to left (Arabic), next page loaded',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: sampleProducts[0]?.name as string })
    const second = canvas.getByRole('link', { name: sampleProducts[1]?.name as string })
    await expect(first.getBoundingClientRect().right).toBeGreaterThan(second.getBoundingClientRect().right)
    await userEvent.click(canvas.getByRole('button', { name: 'عرض المزيد' }))
    await canvas.findByText('المعروض: ٢٤ من ٦٠ منتجًا')
  },
}
