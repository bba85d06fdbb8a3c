import {
  createStorefrontClient,
  defineResource,
  pickFields,
  productSchema,
  type AnyStorefrontClient,
} from '../../src/core/index.js'

/** What the card of the blocks shows. */
const cardSchema = pickFields(
  productSchema,
  {
    id: true,
    name: true,
    slug: true,
    images: [{ url: true }],
    variants: { price: true, compareAtPrice: true, stockStatus: true },
  },
  { distinct: true },
)

const listSchemas = { whole: productSchema, picked: cardSchema }

export type Fields = keyof typeof listSchemas

/** A client whose lists have whole products, or only what a card shows. */
export function createListClient(
  fields: Fields,
  options: { readonly baseUrl: string; readonly apiKey: string | null; readonly fetch?: typeof fetch },
): AnyStorefrontClient {
  const listSchema = listSchemas[fields]
  const products = defineResource({ name: 'products', path: '/products', schema: productSchema, listSchema })
  return createStorefrontClient({ ...options, cacheScope: 'bench', resources: { products } })
}
