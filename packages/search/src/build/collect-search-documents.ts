import {
  type AnyStorefrontClient,
  type Entity,
  InvalidParamsError,
  InvalidResponseError,
  isProductForSale,
  type ListPage,
  type ListParams,
  type Product,
  type StandardSchema,
  type StoreRules,
} from 'storefront-react/core'
import { iterate } from 'storefront-react/internal'
import { getDefaultFacets, defineFacets, type FacetDefinition } from 'storefront-react/search/engine'

import { searchErrorMessage } from '../error-texts.js'
import { toSearchDocument, type SearchDocument, type SearchDocuments } from '../documents/search-document.js'

/** Options of `collectSearchDocuments`. */
export interface CollectSearchDocumentsOptions {
  /** Default: tags, collections, price, availability, and every option that a variant has. */
  readonly facets?: readonly FacetDefinition[] | undefined
  /** Also search these fields. They make the documents larger, and their text becomes public. */
  readonly fields?: readonly 'description'[] | undefined
  /** Default: the products that `rules.isProductForSale` sells. */
  readonly include?: ((product: Product) => boolean) | undefined
  /** `'lists'` reads the list of every collection, for a store whose products do not name their collections. */
  readonly collectionsFrom?: 'products' | 'lists' | undefined
  /** Only `isProductForSale` and `isVariantAvailable` are read. Default: the client's rules. */
  readonly rules?: StoreRules | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?:
    | ((progress: {
        /** Products read so far. */
        readonly loaded: number
        /** Products of the store, if the store reports the number. */
        readonly total: number | undefined
        /** Products that do not match the schema and are left out. */
        readonly invalid: number
      }) => void)
    | undefined
  /**
   * Called with each document, which is then not kept: `documents` of the result is empty, and a store of any size fits in
   * memory. The next product waits for a promise that it returns.
   */
  readonly onDocument?: ((document: SearchDocument) => unknown) | undefined
}

type Client = Pick<
  AnyStorefrontClient,
  'products' | 'collections' | 'collectionProducts' | 'resource' | 'rules'
>

/**
 * Reads every product of a store, one page at a time. 5,000 products are 50 requests in sequence: run this in a script
 * or on a server, not during a request. The result is public, also when the API key is not.
 *
 * @throws {InvalidParamsError} if `include` rejects every product.
 * @throws {StorefrontError} if a page cannot be read after three retries: a part is never returned.
 */
export async function collectSearchDocuments(
  client: Pick<AnyStorefrontClient, 'products' | 'collections' | 'collectionProducts' | 'resource' | 'rules'>,
  {
    facets,
    fields,
    include,
    collectionsFrom = 'products',
    rules,
    signal,
    onProgress,
    onDocument,
  }: CollectSearchDocumentsOptions = {},
): Promise<SearchDocuments> {
  if (facets) defineFacets(facets)
  const saleRules = {
    isProductForSale: rules?.isProductForSale ?? client.rules.isProductForSale ?? isProductForSale,
    isVariantAvailable: rules?.isVariantAvailable ?? client.rules.isVariantAvailable,
  }
  const asOf = new Date().toISOString()
  const documents: SearchDocument[] = []
  const keep = onDocument ?? ((document: SearchDocument) => void documents.push(document))
  const optionNames = new Set<string>()
  let store = ''
  const collectionsById =
    collectionsFrom === 'lists'
      ? await collectCollections(client, signal)
      : new Map<string, SearchDocument['collections'][number][]>()
  const ids = new Set<string>()
  let loaded = 0
  const onPage = (page: ListPage<unknown>, invalid: number) => {
    onProgress?.({ loaded: loaded + page.items.length, total: page.totalCount, invalid })
  }
  for await (const item of readAll(getWholeProducts(client), signal, onPage)) {
    // An app's own schema keeps the fields of a product, which the documents need.
    const product = item as Product
    loaded++
    store ||= product.storeId ?? ''
    if (ids.has(product.id) || !(include ?? saleRules.isProductForSale)(product)) continue
    ids.add(product.id)
    const document = toSearchDocument(product, {
      fields,
      facets,
      rules: saleRules,
      collections: collectionsById.get(product.id),
    })
    for (const { attributes } of document.variants)
      for (const name of Object.keys(attributes)) optionNames.add(name)
    await keep(document)
  }
  if (loaded > 0 && ids.size === 0) {
    throw new InvalidParamsError(searchErrorMessage('no-documents', loaded))
  }
  return { v: 1, store, asOf, facets: facets ?? getDefaultFacets(optionNames), documents }
}

/** Documents need more fields than the cards of a list for which `pickFields` has picked them. */
function getWholeProducts({ products, resource }: Client): Client['products'] {
  const listSchema = getFullSchema(products.definition.listSchema)
  return listSchema ? resource({ ...products.definition, listSchema }) : products
}

/** The schema that `pickFields` has picked from. */
const getFullSchema = (schema: StandardSchema | undefined) =>
  (schema as { readonly '~full'?: StandardSchema<Entity> } | undefined)?.['~full']

async function collectCollections(
  client: Client,
  signal: AbortSignal | undefined,
): Promise<Map<string, SearchDocument['collections'][number][]>> {
  const byProduct = new Map<string, SearchDocument['collections'][number][]>()
  for await (const item of readAll(client.collections, signal)) {
    const { id, name = id, slug = id } = item as { id: string; name?: string; slug?: string }
    for await (const product of readAll(client.collectionProducts({ id }), signal)) {
      const collections = byProduct.get(product.id) ?? []
      byProduct.set(product.id, collections)
      if (!collections.some((each) => each.id === id)) collections.push({ id, name, slug })
    }
  }
  return byProduct
}

/** Like `iterate`, which ends at a page without a cursor: a part of a store must not pass for all of it. */
function readAll(
  resource: Client['products'],
  signal: AbortSignal | undefined,
  onPage?: (page: ListPage<unknown>, invalid: number) => void,
) {
  let invalid = 0
  const list = async (params: ListParams<unknown>, options: object) => {
    const page = await resource.list(params, options)
    if (page.hasMore && page.lastId === undefined) {
      throw new InvalidResponseError(searchErrorMessage('empty-page'))
    }
    invalid += page.invalidItems.length
    onPage?.(page, invalid)
    return page
  }
  return iterate(list, {}, { signal })
}
