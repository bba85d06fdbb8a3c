import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { createTestShop } from '../../../test/product-list/test-shop.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { ProductList } from '../index.js'
import { autoPaging } from './auto-paging.js'

describe('autoPaging', () => {
  it('is named by the error for the string "auto"', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { Shop } = createTestShop(3)
    const renderList = () =>
      render(
        // @ts-expect-error -- the string was the value before 1.0
        <ProductList.Root paging="auto" />,
        { wrapper: Shop },
      )
    expect(renderList).toThrow(InvalidParamsError)
    expect(renderList).toThrow("import { autoPaging } from 'storefront-react'")
  })

  it('writes data-paging="auto"', () => {
    const { Shop } = createTestShop(3)
    const { container } = render(<ProductList.Root paging={autoPaging} />, { wrapper: Shop })
    expect(container.querySelector('[data-paging=auto]')).not.toBeNull()
  })
})
