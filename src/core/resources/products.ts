import { productSchema, type Product } from '../schemas/product.js'
import type { ResourceDefinition } from './define-resource.js'

/**
 * Products. The list is shown by the API's document; the path of a single product is not, `/products/{id}`
 * (with a slug in the same place) is an assumption.
 *
 * @see The API's document, "GET {base_url}/products" and "Other endpoints".
 */
export const products: ResourceDefinition<Product> = {
  name: 'products',
  path: '/products',
  schema: productSchema,
}
