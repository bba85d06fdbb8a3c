import {
  autoPaging,
  createStorefrontClient,
  ProductList,
  StorefrontProvider,
} from 'storefront-react'
import { VirtualProductGrid } from 'storefront-react/virtual'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

const client = createStorefrontClient(
  createMockStore(createSampleCatalog({ size: 5_000 })),
)

export default function FiveThousand() {
  return (
    <StorefrontProvider client={client}>
      <ProductList.Root
        params={{ limit: 100 }}
        paging={autoPaging}
        restoreKey={null}
      >
        <ProductList.Status />
        <div className="window" tabIndex={0}>
          <VirtualProductGrid className="grid">
            {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
          </VirtualProductGrid>
          <ProductList.Next />
        </div>
      </ProductList.Root>
    </StorefrontProvider>
  )
}
