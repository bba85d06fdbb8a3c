import { test } from 'vitest'

import { useCollectionProducts } from '../hooks/list/use-collection-products.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useSuspenseProducts } from '../hooks/list/use-suspense-products.js'
import { ProductList } from './index.js'

test('takes the list of any list hook, those that suspend among them', () => {
  function Lists() {
    return (
      <>
        <ProductList.Root list={useProducts()} />
        <ProductList.Root list={useCollectionProducts({ slug: 'sale' })} />
        <ProductList.Root list={useSuspenseProducts()} />
      </>
    )
  }
  return Lists
})
