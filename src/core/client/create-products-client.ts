import { products } from '../resources/products.js'
import { createClientOperations } from './client-operations.js'
import type { AnyStorefrontClient, ClientOperations } from './storefront-client.js'

/** A client without collections, pages and menus. `addResources` adds them when an app reads the client. */
export type ProductsClient = ClientOperations & Pick<AnyStorefrontClient, 'products'>

export function createProductsClient(baseUrl: string, apiKey: string | null): ProductsClient {
  const client = createClientOperations({ baseUrl, apiKey })
  return { ...client, products: client.resource(products) }
}
