import { test } from 'vitest'

import { useCollectionProducts } from '../hooks/list/use-collection-products.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useSuspenseProducts } from '../hooks/list/use-suspense-products.js'
import { ProductList } from './index.js'

test('ProductList.Root accepts the result of any list hook, suspending or not', () => {
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
