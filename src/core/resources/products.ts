import type { Product } from '../schemas/product.js'
import { productSchema } from '../schemas/schemas.gen.js'
import type { ResourceDefinition } from './define-resource.js'

/** The path of a single product is an assumption. See the API reference, "Other endpoints". */
export const products: ResourceDefinition<Product> = {
  name: 'products',
  path: '/products',
  schema: productSchema,
}
