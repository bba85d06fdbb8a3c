import { defineResource, pickFields, productSchema, type StandardSchema } from 'storefront-react/core'

import type { CardProduct } from '../components/shop/product-card/product-card'

/** What a card shows. All other fields would be in the HTML too, because the browser gets the data of the list. */
const cardSchema = pickFields(
  productSchema,
  {
    id: true,
    name: true,
    slug: true,
    images: [true],
    variants: { price: true, compareAtPrice: true, stockStatus: true },
  },
  // Variants that look the same on a card are kept once.
  { distinct: true },
) satisfies StandardSchema<CardProduct>

/** For the client that renders lists on the server, and for the browser's client. */
export const resources = {
  products: defineResource({
    name: 'products',
    path: '/products',
    schema: productSchema,
    listSchema: cardSchema,
  }),
}
