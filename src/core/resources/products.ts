import { productSchema, type Product } from '../schemas/product.js'
import type { ResourceDefinition } from './define-resource.js'

/**
 * Products. The API reference shows the list. The path of a single product, `/products/{id}` (or a slug in place of
 * the id), is an assumption.
 *
 * @see The API reference, "GET {base_url}/products" and "Other endpoints".
 */
export const products: ResourceDefinition<Product> = {
  name: 'products',
  path: '/products',
  schema: productSchema,
}
