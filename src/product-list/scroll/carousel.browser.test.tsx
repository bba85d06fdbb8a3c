import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { itemOf, painted, shownIds } from '../../../test/product-list/shop-page.js'
import { createTestShop, type TestShop } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'

interface CarouselProps {
  readonly name?: string
  readonly params: ProductList.RootProps['params']
  readonly style?: CSSProperties
}

const row = { display: 'flex', overflowX: 'auto', margin: 0, padding: 0, width: 700 } satisfies CSSProperties
const twoRows = {
  ...row,
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: '1fr 1fr',
  justifyContent: 'start',
} satisfies CSSProperties

const Carousel = ({ name = 'items', params, style = row }: CarouselProps) => (
  <ProductList.Root params={params}>
    <ProductList.Items data-testid={name} style={style}>
      {({ id }) => (
        <ProductList.Item style={{ flex: '0 0 200px', width: 200, height: 100 }}>{id}</ProductList.Item>
      )}
    </ProductList.Items>
    <ProductList.Previous>{`Previous ${name}`}</ProductList.Previous>
    <ProductList.Next>{`More ${name}`}</ProductList.Next>
  </ProductList.Root>
)

const inPage = ({ Shop }: TestShop, direction: string, ...carousels: CarouselProps[]) => (
  <Shop>
    <div dir={direction} style={{ paddingBottom: 3000 }}>
      {carousels.map((props, index) => (
        <Carousel key={index} {...props} />
      ))}
    </div>
  </Shop>
)

const leftOf = (id: string) => itemOf(id).getBoundingClientRect().left
const topOf = (id: string) => itemOf(id).getBoundingClientRect().top
const isInView = (id: string) => {
  const { left, right } = itemOf(id).getBoundingClientRect()
  const strip = itemOf(id).parentElement!.getBoundingClientRect()
  return right > strip.left && left < strip.right
}
const firstInView = () => shownIds().find(isInView)!

async function scrollSideways(pixels: number, name = 'items') {
  const strip = screen.getByTestId(name)
  strip.scrollLeft = getComputedStyle(strip).direction === 'rtl' ? -pixels : pixels
  await act(() => painted())
  expect(strip.scrollLeft).not.toBe(0)
}

const press = async (name: string) => {
  const count = shownIds().length
  act(() => screen.getByRole('button', { name }).click())
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(count))
  await act(() => painted())
}

beforeEach(() => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  window.scrollTo(0, 0)
})
afterEach(cleanup)

describe.each(['ltr', 'rtl'])('a carousel on a page from %s', (direction) => {
  it.each([
    ['one row', row],
    ['two rows', twoRows],
  ])('keeps the items in view in place when a page is added before them (%s)', async (_, style) => {
    const params = { limit: 20, startingAfter: 'p040' }
    render(inPage(createTestShop(100), direction, { params, style }))
    await screen.findByText('p041')
    await scrollSideways(730)
    for (const pageStart of ['p021', 'p001']) {
      const id = firstInView()
      const [left, top] = [leftOf(id), topOf(id)]
      await press('Previous items')
      expect(shownIds()[0]).toBe(pageStart)
      expect(leftOf(id)).toBeCloseTo(left, 0)
      expect(topOf(id)).toBeCloseTo(top, 0)
    }
  })

  it('keeps the items in view in place when it overflows only with the added page', async () => {
    const style = { ...row, width: 600 }
    render(inPage(createTestShop(100), direction, { params: { limit: 3, startingAfter: 'p040' }, style }))
    await screen.findByText('p041')
    const left = leftOf('p041')
    await press('Previous items')
    expect(leftOf('p041')).toBeCloseTo(left, 0)
    expect(topOf('p038')).toBe(topOf('p041'))
  })

  it('stays where it is when a page is added after it', async () => {
    render(inPage(createTestShop(100), direction, { params: { limit: 20 } }))
    await screen.findByText('p001')
    await scrollSideways(730)
    const left = leftOf('p005')
    await press('More items')
    expect(leftOf('p005')).toBeCloseTo(left, 0)
  })

  it('is restored although only some pixels of the item before are in view', async () => {
    const shop = createTestShop(100)
    const page = inPage(shop, direction, { params: { limit: 8 } })
    const first = render(page)
    await screen.findByText('p001')
    await scrollSideways(793)
    const left = leftOf('p005')
    first.unmount()
    shop.queryClient.clear()
    render(page)
    await screen.findByText('p005')
    await act(() => painted())
    expect(leftOf('p005')).toBeCloseTo(left, 0)
  })

  it.each(['cached', 'not cached'])(
    'is restored with the other carousels and the window (%s)',
    async (cached) => {
      const shop = createTestShop(100)
      const carousels = [
        { name: 'first', params: { limit: 8 } },
        { name: 'second', params: { limit: 8, sort: 'name', order: 'desc' } as const },
      ]
      const page = inPage(shop, direction, ...carousels)
      const first = render(page)
      await screen.findByText('p001')
      await screen.findByText('p100')
      await press('More first')
      await scrollSideways(1510, 'first')
      await scrollSideways(430, 'second')
      window.scrollTo(0, 60)
      await act(() => painted())
      const places = ['p008', 'p098'].map((id) => [id, leftOf(id), topOf(id)] as const)
      first.unmount()
      if (cached === 'not cached') shop.queryClient.clear()
      window.scrollTo(0, 0)
      render(page)
      for (const [id, left, top] of places) {
        await screen.findByText(id)
        await act(() => painted())
        expect(leftOf(id)).toBeCloseTo(left, 0)
        expect(topOf(id)).toBeCloseTo(top, 0)
      }
    },
  )

  /** Two carousels that were scrolled and are shown again. The first one is what the shopper reads. */
  async function comeBack() {
    const shop = createTestShop(100)
    const params = { limit: 8 }
    const page = inPage(
      shop,
      direction,
      { name: 'first', params },
      { name: 'second', params: { limit: 8, sort: 'name', order: 'desc' } },
    )
    const show = async () => {
      const { unmount } = render(page)
      await screen.findByText('p001')
      await screen.findByText('p100')
      await act(() => painted())
      return unmount
    }
    const leave = await show()
    await scrollSideways(430, 'first')
    await scrollSideways(430, 'second')
    leave()
    window.scrollTo(0, 0)
    return { leave: await show(), show }
  }

  it.each(['first', 'second'])(
    'that the app moves right after it was restored stays there when content above it loads (%s)',
    async (name) => {
      await comeBack()
      await scrollSideways(800, name)
      const id = name === 'first' ? 'p005' : 'p096'
      const left = leftOf(id)
      document.body.style.paddingTop = '150px'
      onTestFinished(() => void document.body.style.removeProperty('padding-top'))
      itemOf('p001').style.height = '130px'
      await act(() => painted())
      expect(leftOf(id)).toBe(left)
    },
  )

  it.each(['first', 'second'])('is restored to where the app has moved it meanwhile (%s)', async (name) => {
    const { leave, show } = await comeBack()
    window.scrollTo(0, 90)
    await scrollSideways(800, name)
    const id = name === 'first' ? 'p005' : 'p096'
    const left = leftOf(id)
    leave()
    await show()
    expect(leftOf(id)).toBeCloseTo(left, 0)
  })
})
