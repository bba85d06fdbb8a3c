import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import {
  createSavedList,
  SaveToggle,
  useSavedProducts,
} from 'storefront-react/saved'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

const catalog = createSampleCatalog({ size: 3 })
const client = createStorefrontClient(createMockStore(catalog))
const wishlist = createSavedList({ name: 'playground' })

export default function Hearts() {
  return (
    <StorefrontProvider client={client}>
      {catalog.products.map((product) => (
        <p key={product.id}>
          {product.name} <SaveToggle list={wishlist} product={product} />
        </p>
      ))}
      <Wishlist />
    </StorefrontProvider>
  )
}

function Wishlist() {
  const { data } = useSavedProducts(wishlist)
  return <p>Your list: {data.map(({ name }) => name).join(', ') || 'empty'}</p>
}
