import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ShopPage } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { itemElements } from './anchor.js'
import { pagingOf } from '../../test/product-list/paging-of.js'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

const addItem = (root: Element, id: string) => {
  const item = document.createElement('p')
  item.dataset.itemId = id
  root.append(item)
  return item
}

describe('itemElements', () => {
  it('finds items that were added, removed or renamed in the same task', () => {
    const root = document.createElement('div')
    const first = addItem(root, 'a')
    expect([...itemElements(root)]).toEqual([first])
    const second = addItem(root, 'b')
    expect([...itemElements(root)]).toEqual([first, second])
    first.remove()
    expect([...itemElements(root)]).toEqual([second])
    delete second.dataset.itemId
    expect([...itemElements(root)]).toEqual([])
  })

  it('finds items that were added in an earlier task', async () => {
    const root = document.createElement('div')
    expect([...itemElements(root)]).toEqual([])
    const item = addItem(root, 'a')
    await Promise.resolve()
    expect([...itemElements(root)]).toEqual([item])
  })

  it('leaves out the items of a nested list', () => {
    const root = document.createElement('div')
    root.dataset.productList = ''
    const item = addItem(root, 'a')
    const nested = document.createElement('div')
    nested.dataset.productList = ''
    addItem(nested, 'b')
    root.append(nested)
    expect([...itemElements(root)]).toEqual([item])
  })
})

it.each(['load-more', 'auto'] as const)(
  'a ProductList with paging %s does not search its rows when the user scrolls',
  async (paging) => {
    const { Shop } = createTestShop(20)
    render(<ShopPage paging={pagingOf(paging)} params={{ limit: 10 }} restoreKey="visit" />, {
      wrapper: Shop,
    })
    await screen.findByText('Product p001')
    act(() => void document.dispatchEvent(new Event('scroll')))
    const search = vi.spyOn(Element.prototype, 'querySelectorAll')
    for (let event = 0; event < 10; event++) act(() => void document.dispatchEvent(new Event('scroll')))
    expect(search).not.toHaveBeenCalled()
  },
)
