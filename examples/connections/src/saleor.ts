import type { Product, Variant } from 'storefront-react/core'

import type { Shop } from './connections-fetch.js'

/** In the smallest unit, so that no price passes through a float: 1999 with 2 digits is "19.99". */
type Price = { gross: { fractionalAmount: number; fractionDigits: number } }
type SaleorVariant = { id: string; quantityAvailable: number | null; media: unknown[] | null } & {
  pricing: { price: Price | null; before: Price | null } | null
  attributes: { attribute: { name: string }; values: { name: string | null }[] }[]
}
type Lists = { images: unknown[] | null; collections: unknown[] | null; variants: SaleorVariant[] | null }
type Node = Omit<Product, keyof Lists> & Lists

// `variants` and `attributes` are in every schema of Saleor 3. Newer names are `productVariants`, `assignedAttributes`.
const FIELDS = `id name slug description metaTitle: seoTitle metaDescription: seoDescription
  images: media { url alt } collections { id name slug }
  variants { id quantityAvailable media { url alt }
    pricing { price { ...Gross } before: priceUndiscounted { ...Gross } }
    attributes(variantSelection: VARIANT_SELECTION) { attribute { name } values { name } } }`
const GROSS = 'fragment Gross on TaxedMoney { gross { fractionalAmount fractionDigits } }'
const LIST = `query List($first: Int, $after: String, $last: Int, $before: String, $sortBy: ProductOrder,
  $channel: String) {
  products(first: $first, after: $after, last: $last, before: $before, sortBy: $sortBy, channel: $channel) {
    totalCount edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage hasPreviousPage } } } ${GROSS}`
const ITEM = `query Item($id: ID, $slug: String, $channel: String) {
  product(id: $id, slug: $slug, channel: $channel) { ${FIELDS} } } ${GROSS}`

function amountOf({ gross: { fractionalAmount, fractionDigits } }: Price): string {
  const digits = String(fractionalAmount).padStart(fractionDigits + 1, '0')
  return digits.replace(new RegExp(`(\\d{${fractionDigits}})$`), fractionDigits > 0 ? '.$1' : '$1')
}

/** A description holds the blocks of an editor. Their text is HTML, which `Description` makes safe. */
function htmlOf(description: string): string {
  const { blocks = [] } = JSON.parse(description || '{}') as { blocks?: { data?: { text?: string } }[] }
  return blocks.map(({ data }) => (data?.text ? `<p>${data.text}</p>` : '')).join('')
}

/** No variant without a price in the channel: it cannot be bought there. */
function toVariants({ pricing, media, attributes, ...variant }: SaleorVariant): Variant[] {
  if (!pricing?.price) return []
  const [price, before] = [amountOf(pricing.price), amountOf(pricing.before ?? pricing.price)]
  const stockQuantity = variant.quantityAvailable ?? 0
  const stockStatus = stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK'
  const compareAtPrice = before === price ? null : before
  const values = attributes.map(({ attribute, values: [value] }) => [attribute.name, value?.name])
  const rest = { image: media?.[0] ?? null, attributes: Object.fromEntries(values) }
  return [{ id: variant.id, price, compareAtPrice, stockQuantity, stockStatus, ...rest }]
}

const toProduct = (product: Node): Product => ({
  ...product,
  status: 'ACTIVE',
  description: htmlOf(product.description),
  images: product.images ?? [],
  tags: [],
  options: [],
  collections: product.collections ?? [],
  variants: (product.variants ?? []).flatMap(toVariants),
})

/** The public API, without a token. The channel decides the currency of all prices. */
export const saleor = (endpoint: string, channel: string): Shop<Node> => ({
  endpoint,
  queries: { list: LIST, item: ITEM },
  variables: { channel },
  sortBy: (field = 'NAME', isDescending) => ({ sortBy: { field, direction: isDescending ? 'DESC' : 'ASC' } }),
  // An id is base64 of `Product:1`.
  gidOf: (text) => (/^UHJvZHVjdD[o-r]/.test(text) ? text : undefined),
  toProduct,
})
