import type { Product } from 'storefront-react'
import {
  createSavedList,
  SaveToggle,
} from 'storefront-react/saved'

const list = createSavedList({ name: 'wishlist' })

export const Heart = (props: { product: Product }) => (
  <SaveToggle list={list} product={props.product} />
)
