import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { createTestShop } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'
import { autoPaging } from './auto-paging.js'

it('a feed reports the new size of the list when only the total has changed', async () => {
  const { Shop, store, queryClient } = createTestShop(30)
  render(
    <Shop>
      <ProductList.Root paging={autoPaging} params={{ limit: 10 }}>
        <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
      </ProductList.Root>
    </Shop>,
  )
  const article = (await screen.findByText('Product p010')).closest('article')!
  expect([article.getAttribute('aria-posinset'), article.getAttribute('aria-setsize')]).toEqual(['10', '30'])
  store.remove('p030')
  await queryClient.refetchQueries()
  await waitFor(() => expect(article.getAttribute('aria-setsize')).toBe('29'))
  expect(article.getAttribute('aria-posinset')).toBe('10')
})
