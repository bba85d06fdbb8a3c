import { useCallback } from 'react'

import { useProduct } from '../../src/hooks/item/use-product.js'
import type { Product } from '../../src/index.js'
import { ProductList } from '../../src/product-list/index.js'
import type { PhoneViewProps } from './phone.js'
import { LIST } from './proof-store.js'
import { ProductRow } from './product-row.js'
import { SkeletonRows } from './skeleton-rows.js'

/** The same list with the parts of this package. */
export function ProductListProducts({ restoreKey, onOpen }: PhoneViewProps) {
  const renderProduct = useCallback(
    (product: Product) => (
      <ProductList.Item>
        <ProductRow product={product} onOpen={onOpen} />
      </ProductList.Item>
    ),
    [onOpen],
  )
  return (
    <ProductList.Root params={LIST} restoreKey={restoreKey}>
      <ProductList.Previous />
      <ProductList.Pending>
        <SkeletonRows />
      </ProductList.Pending>
      <ProductList.Items>{renderProduct}</ProductList.Items>
      <ProductList.Error data-proof-error />
      <ProductList.Next data-proof-next />
    </ProductList.Root>
  )
}

export function ProductListProduct({ id }: { readonly id: string }) {
  return <h3>{useProduct({ id }).data?.name}</h3>
}
