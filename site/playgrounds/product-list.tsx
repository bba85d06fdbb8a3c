import {
  createStorefrontClient,
  ProductList,
  StorefrontProvider,
} from 'storefront-react'
import { useState } from 'react'
import {
  buildProduct,
  createMockStore,
  createSampleCatalog,
} from 'storefront-mock'

const store = createMockStore(createSampleCatalog({ size: 200 }))
const client = createStorefrontClient(store)

export default function KeepsItsPlace() {
  const [inserted, setInserted] = useState(0)

  function insertAtTheTop() {
    // "AA" comes first in a list that is sorted by name.
    store.insert(buildProduct({ name: `AA new product ${inserted + 1}` }))
    setInserted(inserted + 1)
  }

  return (
    <StorefrontProvider client={client}>
      <button type="button" onClick={insertAtTheTop}>
        Insert a product at the top
      </button>{' '}
      {inserted} inserted
      <ProductList.Root
        params={{ sort: 'name', order: 'asc', limit: 12 }}
        restoreKey={null}
      >
        <div className="window" tabIndex={0}>
          <ProductList.Previous />
          <ProductList.Items>
            {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
          </ProductList.Items>
          <ProductList.Next />
        </div>
        <ProductList.Status />
      </ProductList.Root>
    </StorefrontProvider>
  )
}
