import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { describePart } from '../../test/describe-part.js'
import { VirtualPage, seededShop } from '../../test/virtual/virtual-shop.js'
import { ProductList } from '../product-list/index.js'
import { VirtualProductGrid, type VirtualProductGridProps } from './virtual-product-grid.js'
import { pagingOf } from '../../test/product-list/paging-of.js'

const { Shop } = seededShop(60)

for (const paging of ['load-more', 'auto'] as const) {
  describePart(`VirtualProductGrid, ${paging}`, {
    tag: paging === 'auto' ? 'div' : 'ul',
    otherTag: 'section',
    state: { paging, busy: false },
    renderPart: (props) => (
      <Shop>
        <ProductList.Root params={{ limit: 100 }} paging={pagingOf(paging)} restoreKey={null}>
          <VirtualProductGrid {...(props as Partial<VirtualProductGridProps<never>>)}>
            {() => <ProductList.Item />}
          </VirtualProductGrid>
        </ProductList.Root>
      </Shop>
    ),
  })
}

it('VirtualProductGrid renders nothing without products', () => {
  const { Shop } = seededShop(0)
  render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
  expect(screen.queryByRole('list')).toBeNull()
})

it('VirtualProductGrid throws a MissingProviderError outside ProductList.Root', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<VirtualProductGrid>{() => null}</VirtualProductGrid>, { wrapper: Shop })).toThrow(
    expect.objectContaining({ name: 'MissingProviderError' }),
  )
})
