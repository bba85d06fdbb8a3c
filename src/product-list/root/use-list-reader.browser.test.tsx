import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { itemOf, scrollTo, ShopPage, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { listReaders } from '../../queries/list/list-readers.js'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(390, 500)
  await scrollTo(0)
})

/** A list of rows of 100 px below a header of 120 px, and what it reports to a refetch. */
async function openList(columns = 1) {
  const { Shop, queryClient } = createTestShop(40)
  render(
    <Shop>
      <ShopPage params={{ limit: 20 }} columns={columns} />
    </Shop>,
  )
  await screen.findByText('Product p020')
  const [query] = queryClient.getQueryCache().getAll()
  return (of: object = query!) => [...listReaders].map(({ rowsOf }) => rowsOf(of))
}

describe('the rows that a list reports to a refetch', () => {
  it('are those in view, in order, without one of which only a sliver is in view at the top', async () => {
    const readRows = await openList()
    await scrollTo(scrollY + topOf('p005') + 30)
    expect(readRows()).toEqual([['p005', 'p006', 'p007', 'p008', 'p009', 'p010']])
    await scrollTo(scrollY + topOf('p005') + 92)
    expect(readRows()).toEqual([['p006', 'p007', 'p008', 'p009', 'p010']])
  })

  it('are all items of the rows of a grid', async () => {
    const readRows = await openList(2)
    await scrollTo(scrollY + topOf('p005'))
    expect(readRows()[0]).toEqual([
      'p005',
      'p006',
      'p007',
      'p008',
      'p009',
      'p010',
      'p011',
      'p012',
      'p013',
      'p014',
    ])
  })

  it('do not end at a short item above the visible part, next to a tall one', async () => {
    const readRows = await openList(2)
    await scrollTo(scrollY + topOf('p003'))
    itemOf('p003').style.height = '300px'
    itemOf('p004').style.height = '50px'
    itemOf('p004').style.alignSelf = 'start'
    await scrollTo(scrollY + topOf('p003') + 100)
    expect(readRows()[0]).toEqual(['p003', 'p004', 'p005', 'p006', 'p007', 'p008', 'p009', 'p010'])
  })

  it('are null for a reader at the very top, and unknown for another query', async () => {
    const readRows = await openList()
    expect(readRows()).toEqual([null])
    expect(readRows({})).toEqual([undefined])
  })

  it('end with the focused row, in view or not, and have it once', async () => {
    const readRows = await openList()
    await scrollTo(scrollY + topOf('p010'))
    act(() => itemOf('p002').querySelector('button')!.focus({ preventScroll: true }))
    expect(readRows()).toEqual([['p010', 'p011', 'p012', 'p013', 'p014', 'p002']])
    act(() => itemOf('p012').querySelector('button')!.focus({ preventScroll: true }))
    expect(readRows()).toEqual([['p010', 'p011', 'p012', 'p013', 'p014']])
  })
})
