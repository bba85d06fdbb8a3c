import { compareAmounts, InvalidParamsError } from 'storefront-react/core'
import type { FacetDefinition, SearchItem } from 'storefront-react/search/engine'

import type { SearchDocument, SearchDocuments } from '../documents/search-document.js'
import { searchErrorMessage } from '../error-texts.js'
import { assertAttributes, attributeOf } from './facet-attributes.js'
import { COLLECTION_KEYS } from './search-client.js'

/** A record for the index of a hosted engine, with an attribute for each facet in addition. */
export interface IndexRecord {
  /** Unique in the index. */
  readonly objectID: string
  /** The same as `objectID`: the name that Typesense requires. */
  readonly id: string
  readonly productId: string
  /** Only in a record of a variant. */
  readonly variantId?: string
  readonly name: string
  readonly description?: string
  readonly tags: readonly string[]
  /** Ids and slugs, for the scope of a category page. */
  readonly collectionKeys: readonly string[]
  readonly collectionNames: readonly string[]
  /** Option values, for the text search. */
  readonly optionValues: readonly string[]
  readonly available: readonly ('true' | 'false')[]
  /** Milliseconds since 1970, to sort by. */
  readonly createdAt: number
  /** The lowest price as a number, for ranges and sorting. */
  readonly price?: number
  /** The same price, exactly as the store has it. */
  readonly priceText?: string
  /** What a card shows. Not searched. */
  readonly item: SearchItem
  readonly [attribute: string]: unknown
}

/** Options of `createIndexRecords`. */
export interface IndexRecordsOptions {
  /** The result of `collectSearchDocuments`. */
  readonly documents: Pick<SearchDocuments, 'facets' | 'documents'>
  /**
   * `'variant'` lets options, price and availability match on one variant. The index then needs `productId` as its
   * distinct attribute.
   */
  readonly per: 'product' | 'variant'
  /** Attributes by facet name; the same as those of `createHostedSearchEngine`. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /**
   * The largest record in bytes of JSON: services refuse larger ones. Default 10,000 for a record of a variant, 100,000 for
   * one of a product.
   */
  readonly maxRecordBytes?: number | undefined
}

const encoder = new TextEncoder()

const FIELDS = [
  ...['objectID', 'id', 'productId', 'variantId', 'name', 'description', 'tags', COLLECTION_KEYS],
  ...['collectionNames', 'optionValues', 'available', 'createdAt', 'price', 'priceText', 'item'],
]

/**
 * Returns records for the index of a hosted engine, to push with the service's own client. Public, like the documents.
 * @example
 * const documents = await collectSearchDocuments(client, { facets })
 * const records = createIndexRecords({ documents, per: 'product' })
 * @throws {InvalidParamsError} if two facets have one attribute, or one that the records use, or if a record is too large.
 */
export function createIndexRecords({
  documents: { facets, documents },
  per,
  attributes,
  maxRecordBytes = per === 'variant' ? 10_000 : 100_000,
}: IndexRecordsOptions): IndexRecord[] {
  // The facets `tags`, `price` and `available` have the values that every record has.
  const isField = ({ name, source }: FacetDefinition) => attributeOf(name, attributes) === source
  assertAttributes(
    facets.filter((facet) => !isField(facet)),
    attributes,
    FIELDS,
  )
  const toRecord = (
    document: SearchDocument,
    variants: readonly SearchDocument['variants'][number][],
    variantId?: string,
  ) => {
    const values = facets.map((facet) => [
      attributeOf(facet.name, attributes),
      valuesOf(facet, document, variants),
    ])
    const record = {
      ...toFields(document, variants, variantId),
      ...Object.fromEntries(values),
    } as IndexRecord
    const { length: bytes } = encoder.encode(JSON.stringify(record))
    if (bytes > maxRecordBytes) {
      throw new InvalidParamsError(searchErrorMessage('index-record', document.id, bytes, maxRecordBytes))
    }
    return record
  }
  return documents.flatMap((document) =>
    per === 'product' || document.variants.length === 0
      ? toRecord(document, document.variants)
      : document.variants.map((variant) => toRecord(document, [variant], variant.id)),
  )
}

function toFields(
  document: SearchDocument,
  variants: readonly SearchDocument['variants'][number][],
  variantId: string | undefined,
): IndexRecord {
  const { id: productId, name, tags, collections, createdAt } = document
  const { description, facetValues: _, ...item } = document
  const objectID = variantId === undefined ? productId : `${productId}-${variantId}`
  const price = lowestPrice(variants)
  return {
    objectID,
    id: objectID,
    productId,
    ...(variantId !== undefined && { variantId }),
    name,
    ...(description !== undefined && { description }),
    tags,
    collectionKeys: distinct(collections.flatMap(({ id, slug }) => [id, slug])),
    collectionNames: distinct(collections.map((each) => each.name)),
    optionValues: distinct(variants.flatMap(({ attributes }) => Object.values(attributes))),
    available: distinct(variants.map(({ available }) => `${available}` as const)),
    createdAt: Date.parse(createdAt) || 0,
    ...(price !== undefined && { price: Number(price), priceText: price }),
    // A record of a variant shows that variant: with all of them, 200 variants would be 200 times as large as needed.
    item: { ...item, variants },
  }
}

function valuesOf(
  { name, source }: FacetDefinition,
  { tags, collections, facetValues = {} }: SearchDocument,
  variants: readonly SearchDocument['variants'][number][],
): unknown {
  if (source === 'tags') return tags
  if (source === 'collections') return distinct(collections.map(({ slug }) => slug))
  if (source === 'available') return distinct(variants.map(({ available }) => String(available)))
  if (source === 'price') {
    const price = lowestPrice(variants)
    return price === undefined ? undefined : Number(price)
  }
  if (typeof source !== 'object') return Object.hasOwn(facetValues, name) ? facetValues[name] : []
  const options = [source.option].flat()
  return distinct(
    variants.flatMap(({ attributes }) => {
      const option = options.find((each) => Object.hasOwn(attributes, each))
      return option === undefined ? [] : (attributes[option] ?? [])
    }),
  )
}

function lowestPrice(variants: readonly SearchDocument['variants'][number][]): string | undefined {
  return variants.map(({ price }) => price).sort(compareAmounts)[0]
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
