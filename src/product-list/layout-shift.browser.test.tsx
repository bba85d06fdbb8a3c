import { keepPreviousData } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { layoutShiftOf } from '../../test/layout-shift.js'
import { painted } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { ProductList } from './index.js'

const cells = { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', margin: 0, padding: 0 }

function Page({ order, hasSkeleton }: { order: 'asc' | 'desc'; hasSkeleton: boolean }) {
  return (
    <>
      <ProductList.Root
        params={{ limit: 6, sort: 'name', order }}
        options={hasSkeleton ? { placeholderData: keepPreviousData } : {}}
        restoreKey={null}
      >
        {hasSkeleton && (
          <ProductList.Pending style={cells}>
            {Array.from({ length: 6 }, (_, index) => (
              <div key={index} style={{ height: 100 }} aria-hidden />
            ))}
          </ProductList.Pending>
        )}
        <ProductList.Items style={cells}>
          {({ name }) => (
            <ProductList.Item style={{ height: 100, listStyle: 'none' }}>{name}</ProductList.Item>
          )}
        </ProductList.Items>
      </ProductList.Root>
      <footer style={{ height: 200 }}>Footer</footer>
    </>
  )
}

it.each([true, false])(
  'the footer below a list keeps its place at the first load and at a change of order only with a skeleton: %s',
  async (hasSkeleton) => {
    const { Shop, store } = createTestShop(20)
    store.pause()
    const view = render(<Page order="asc" hasSkeleton={hasSkeleton} />, { wrapper: Shop })
    await painted(5)
    const shifts = [
      await layoutShiftOf(async () => {
        store.resume()
        await screen.findByText('Product p001')
      }),
      await layoutShiftOf(async () => {
        store.pause()
        view.rerender(<Page order="desc" hasSkeleton={hasSkeleton} />)
        await painted(5)
        store.resume()
        await screen.findByText('Product p020')
      }),
    ]
    for (const shift of shifts) {
      if (hasSkeleton) expect(shift).toBeLessThan(0.01)
      else expect(shift).toBeGreaterThan(0.05)
    }
  },
)
