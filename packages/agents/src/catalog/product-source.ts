import { isStorefrontError, type Product } from 'storefront-react/core'

import { includeOf, type CatalogSettings } from './rules-of.js'

export interface Resolved {
  readonly product: Product
  /** Undefined for the id of a product. */
  readonly variantId: string | undefined
}

/** Reads products for agents, past every cache. */
export interface ProductSource {
  readonly retrieve: (id: string, signal: AbortSignal | undefined) => Promise<Product | undefined>
  /** Takes the id of a product or of a variant. */
  readonly resolve: (id: string, signal: AbortSignal | undefined) => Promise<Resolved | undefined>
}

export function createProductSource({
  client,
  findProductId,
  rules,
  include = includeOf(rules),
}: CatalogSettings): ProductSource {
  async function retrieve(id: string, signal: AbortSignal | undefined): Promise<Product | undefined> {
    try {
      // An agent names the ids, so a server cache would grow without limit. An app's definition has more fields, never fewer.
      const fetchOptions = { cache: 'no-store' as const, next: undefined }
      const product = (await client.products.retrieve({ id }, { signal, fetchOptions })) as Product
      return include(product) ? product : undefined
    } catch (error) {
      // The client refuses an id that would be another path of the API.
      if (isStorefrontError(error) && (error.code === 'not-found' || error.code === 'invalid-params'))
        return undefined
      throw error
    }
  }

  /** A variant's id first, because one that is also a product's id names both. */
  async function resolve(id: string, signal: AbortSignal | undefined): Promise<Resolved | undefined> {
    const found = await findProductId?.(id)
    const { productId, variantId } = typeof found === 'object' ? found : { productId: found, variantId: id }
    const owner = productId === undefined ? undefined : await retrieve(productId, signal)
    if (owner?.variants.some((variant) => variant.id === variantId)) return { product: owner, variantId }
    const product = await retrieve(id, signal)
    return product && { product, variantId: undefined }
  }

  return { retrieve, resolve }
}
