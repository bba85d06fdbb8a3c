import type { Product } from 'storefront-react/core'

import type { Shop } from './connections-fetch.js'

type Amount = { amount: string }
type Variant = { id: string; availableForSale: boolean; currentlyNotInStock: boolean; image: unknown } & {
  price: Amount
  compareAtPrice: Amount | null
  selectedOptions: { name: string; value: string }[]
}
type Nodes = { images: { nodes: unknown[] }; variants: { nodes: Variant[] } }
type Node = Omit<Product, keyof Nodes> & Nodes

const FIELDS = `id name: title slug: handle description: descriptionHtml tags createdAt updatedAt
  images(first: 10) { nodes { url altText width height } } options { name optionValues { name } }
  variants(first: 100) { nodes { id availableForSale currentlyNotInStock price { amount }
    compareAtPrice { amount } image { url altText } selectedOptions { name value } } }`
const LIST = `query List($first: Int, $after: String, $last: Int, $before: String, $sortKey: ProductSortKeys,
  $reverse: Boolean, $country: CountryCode) @inContext(country: $country) {
  products(first: $first, after: $after, last: $last, before: $before, sortKey: $sortKey, reverse: $reverse) {
    edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage hasPreviousPage } } }`
const ITEM = `query Item($id: ID, $slug: String, $country: CountryCode) @inContext(country: $country) {
  product(id: $id, handle: $slug) { ${FIELDS} } }`

/** `gid://shopify/Product/1`: slashes would break the path of an item. */
const idOf = (gid: string) => gid.split('/').slice(-2).join('_').toLowerCase()

const inStock = ({ currentlyNotInStock }: Variant) =>
  currentlyNotInStock ? 'ON_BACKORDER' : 'IN_STOCK_QUANTITY_UNKNOWN'
/** A product without options has one, which nobody may see. */
const choiceOf = ({ name, value }: Variant['selectedOptions'][number]) =>
  value === 'Default Title' ? [] : [[name, value] as const]

const toProduct = ({ id, images, variants, ...product }: Node): Product => ({
  ...product,
  id: idOf(id),
  status: 'ACTIVE',
  images: images.nodes,
  collections: [],
  variants: variants.nodes.map((variant) => ({
    id: idOf(variant.id),
    price: variant.price.amount,
    compareAtPrice: variant.compareAtPrice?.amount ?? null,
    stockQuantity: 0,
    stockStatus: variant.availableForSale ? inStock(variant) : 'OUT_OF_STOCK',
    image: variant.image,
    attributes: Object.fromEntries(variant.selectedOptions.flatMap(choiceOf)),
  })),
})

/** The Storefront API with a public token. The country decides the currency of all prices. */
export const shopify = (endpoint: string, token: string, country: string): Shop<Node> => ({
  endpoint,
  headers: { 'X-Shopify-Storefront-Access-Token': token },
  queries: { list: LIST, item: ITEM },
  variables: { country },
  sortBy: (field, reverse) => ({ sortKey: field, reverse }),
  gidOf: (text) => (/^product_\d+$/.test(text) ? `gid://shopify/Product/${text.slice(8)}` : undefined),
  toProduct,
})
