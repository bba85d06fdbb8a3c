import { InvalidResponseError } from '../../core/errors/index.js'
import { isObject } from '../../core/is-object.js'
import { searchErrorMessage } from './error-texts.js'
import { defineFacets, type FacetDefinition } from './facets.js'
import type { SearchDocument, SearchDocuments, SearchVariant } from './search-document.js'

/** 20 MB. */
export const MAX_DOCUMENTS_LENGTH = 20 * 1024 * 1024

/*
 * One array for each field, and numbers instead of repeated texts: in the same order, equal fields compress better than
 * whole objects. Lists are flat, with their lengths in a column of their own.
 */
interface EncodedDocuments {
  readonly v: 1
  readonly kind: 'storefront-search'
  readonly store: string
  readonly asOf: string
  readonly facets: readonly FacetDefinition[]
  readonly count: number
  readonly texts: readonly string[]
  readonly collections: readonly (readonly [id: string, name: string, slug: string])[]
  /** Attributes as pairs of indexes into `texts`. */
  readonly attributes: readonly (readonly number[])[]
  readonly columns: {
    readonly id: readonly string[]
    readonly name: readonly string[]
    /** `0` if the slug follows from the name. */
    readonly slug: readonly (string | 0)[]
    readonly image: readonly (string | 0)[]
    /** `0` if the text is empty, `1` if it is the name. */
    readonly alt: readonly (string | 0 | 1)[]
    readonly tags: readonly (readonly number[])[]
    readonly collections: readonly (readonly number[])[]
    /** Milliseconds since the previous product, or the text if it is in another format. */
    readonly createdAt: readonly (number | string)[]
    /** Number of variants. */
    readonly variants: readonly number[]
    readonly description?: readonly string[]
    readonly facetValues?: readonly (readonly (readonly number[])[])[]
  }
  readonly variantColumns: {
    readonly price: readonly number[]
    /** Index into `texts` plus one; `0` for none. */
    readonly compareAtPrice: readonly number[]
    readonly available: string
    readonly attributes: readonly number[]
  }
}

/** Encodes documents as JSON: 5,000 products are about 190 kB gzipped. The text is public. */
export function encodeSearchDocuments(documents: SearchDocuments): string {
  const texts = createDictionary<string>((text) => text)
  const collections = createDictionary<readonly [string, string, string]>((each) => JSON.stringify(each))
  const attributes = createDictionary<readonly number[]>((pairs) => pairs.join())
  const all = documents.documents
  const variants = all.flatMap((document) => document.variants)
  const customNames = documents.facets.flatMap(({ name, source }) =>
    typeof source === 'function' || source === 'values' ? [name] : [],
  )
  let previous = 0
  const encoded: EncodedDocuments = {
    v: 1,
    kind: 'storefront-search',
    store: documents.store,
    asOf: documents.asOf,
    facets: documents.facets.map((facet) =>
      typeof facet.source === 'function' ? { ...facet, source: 'values' } : facet,
    ),
    count: all.length,
    columns: {
      id: all.map(({ id }) => id),
      name: all.map(({ name }) => name),
      slug: all.map(({ name, slug }) => (slug === slugOf(name) ? 0 : slug)),
      image: all.map(({ images }) => images[0]?.url ?? 0),
      alt: all.map(({ name, images }) => (images[0]?.alt === name ? 1 : images[0]?.alt || 0)),
      tags: all.map(({ tags }) => tags.map(texts.indexOf)),
      collections: all.map((document) =>
        document.collections.map(({ id, name, slug }) => collections.indexOf([id, name, slug])),
      ),
      createdAt: all.map(({ createdAt }) => {
        const time = Date.parse(createdAt)
        if (Number.isNaN(time) || new Date(time).toISOString() !== createdAt) return createdAt
        const difference = time - previous
        previous = time
        return difference
      }),
      variants: all.map((document) => document.variants.length),
      ...(all.some(({ description }) => description !== undefined) && {
        description: all.map(({ description = '' }) => description),
      }),
      ...(customNames.length > 0 && {
        facetValues: all.map(({ facetValues = {} }) =>
          customNames.map((name) => (facetValues[name] ?? []).map(texts.indexOf)),
        ),
      }),
    },
    variantColumns: {
      price: variants.map(({ price }) => texts.indexOf(price)),
      compareAtPrice: variants.map(({ compareAtPrice }) =>
        compareAtPrice === null ? 0 : texts.indexOf(compareAtPrice) + 1,
      ),
      available: variants.map(({ available }) => (available ? '1' : '0')).join(''),
      attributes: variants.map((variant) =>
        attributes.indexOf(Object.entries(variant.attributes).flat().map(texts.indexOf)),
      ),
    },
    texts: texts.values,
    collections: collections.values,
    attributes: attributes.values,
  }
  return JSON.stringify(encoded)
}

/**
 * Reads what `encodeSearchDocuments` wrote.
 * @param options.store the `storeId` that the documents must have
 * @throws {InvalidResponseError} for another version or store, HTML, a truncated or damaged text, and over 20 MB.
 */
export function decodeSearchDocuments(
  text: string,
  options: { readonly store?: string | undefined } = {},
): SearchDocuments {
  const { documents, count, next } = startDecoding(text, options)
  return { ...documents, documents: Array.from({ length: count }, next) }
}

/** The same with pauses between some documents, for the main thread of a page. */
export async function decodeInSlices(
  text: string,
  options: DecodeOptions,
  pause: () => Promise<void>,
): Promise<SearchDocuments> {
  const { documents, count, next } = startDecoding(text, options)
  const all: SearchDocument[] = []
  while (all.length < count) {
    all.push(next())
    if (all.length % 64 === 0) await pause()
  }
  return { ...documents, documents: all }
}

interface DecodeOptions {
  readonly store?: string | undefined
}

interface Decoding {
  readonly documents: Omit<SearchDocuments, 'documents'>
  readonly count: number
  /** Decodes one document, in order. */
  readonly next: () => SearchDocument
}

function startDecoding(text: string, { store }: DecodeOptions): Decoding {
  if (text.length > MAX_DOCUMENTS_LENGTH) throw invalid('documents-size')
  const encoded = parse(text)
  if (encoded.kind !== 'storefront-search' || encoded.v !== 1) {
    throw new InvalidResponseError(searchErrorMessage('documents-version', encoded.v))
  }
  if (store !== undefined && encoded.count !== 0 && encoded.store !== store) {
    throw new InvalidResponseError(searchErrorMessage('documents-store', encoded.store, store))
  }
  const { next, ...decoding } = orDamaged(() => startRows(encoded as EncodedDocuments))
  return { ...decoding, next: () => orDamaged(next) }
}

function orDamaged<T>(decode: () => T): T {
  try {
    return decode()
  } catch (cause) {
    throw new InvalidResponseError(searchErrorMessage('documents-columns'), { cause })
  }
}

function parse(text: string): Partial<EncodedDocuments> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const message = /^\s*</.test(text)
      ? searchErrorMessage('documents-html')
      : searchErrorMessage('documents-json', text.length)
    throw new InvalidResponseError(message, { cause })
  }
  return isObject(json) ? json : {}
}

function startRows(encoded: EncodedDocuments): Decoding {
  const { columns, variantColumns, count, texts } = encoded
  const facets = defineFacets(encoded.facets)
  const customNames = facets.flatMap(({ name, source }) => (source === 'values' ? [name] : []))
  const variantCount = variantColumns.price.length
  const hasAllRows =
    Object.values(columns).every((column) => column.length === count) &&
    Object.values(variantColumns).every((column) => column.length === variantCount) &&
    columns.variants.reduce((sum, length) => sum + length, 0) === variantCount
  if (!hasAllRows) throw new Error('The columns differ in length.')

  const textAt = (index: number) => at(texts, index)
  const collections = encoded.collections.map(([id, name, slug]) => ({ id, name, slug }))
  const attributes = encoded.attributes.map((pairs) =>
    Object.fromEntries(
      Array.from({ length: pairs.length / 2 }, (_, index) => [
        textAt(at(pairs, index * 2)),
        textAt(at(pairs, index * 2 + 1)),
      ]),
    ),
  )
  let variantIndex = 0
  const nextVariant = (): SearchVariant => {
    const index = variantIndex++
    const compareAt = at(variantColumns.compareAtPrice, index)
    return {
      price: textAt(at(variantColumns.price, index)),
      compareAtPrice: compareAt === 0 ? null : textAt(compareAt - 1),
      available: variantColumns.available[index] === '1',
      attributes: at(attributes, at(variantColumns.attributes, index)),
    }
  }
  let time = 0
  let nextRow = 0
  const next = (): SearchDocument => {
    const row = nextRow++
    const id = at(columns.id, row)
    const name = at(columns.name, row)
    const image = at(columns.image, row)
    const alt = at(columns.alt, row)
    const created = at(columns.createdAt, row)
    if (typeof created === 'number') time += created
    return {
      id,
      name,
      slug: at(columns.slug, row) || slugOf(name),
      images: image === 0 ? [] : [{ url: image, alt: alt === 1 ? name : alt || '' }],
      tags: at(columns.tags, row).map(textAt),
      collections: at(columns.collections, row).map((index) => at(collections, index)),
      createdAt: typeof created === 'number' ? new Date(time).toISOString() : created,
      variants: Array.from({ length: at(columns.variants, row) }, nextVariant),
      ...(columns.description && { description: at(columns.description, row) }),
      ...(columns.facetValues && {
        facetValues: Object.fromEntries(
          customNames.map((facet, index) => [
            facet,
            at(at(columns.facetValues ?? [], row), index).map(textAt),
          ]),
        ),
      }),
    }
  }
  return { documents: { v: 1, store: encoded.store, asOf: encoded.asOf, facets }, count, next }
}

/** `undefined` in a damaged file would become a product without a name. */
function at<T>(values: readonly T[], index: number): T {
  const value = values[index]
  if (value === undefined) throw new RangeError(`No value at ${index}.`)
  return value
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function createDictionary<T>(keyOf: (value: T) => string) {
  const values: T[] = []
  const indexes = new Map<string, number>()
  return {
    values,
    indexOf: (value: T): number => {
      const key = keyOf(value)
      let index = indexes.get(key)
      if (index === undefined) indexes.set(key, (index = values.push(value) - 1))
      return index
    },
  }
}

function invalid(reason: 'documents-size'): InvalidResponseError {
  return new InvalidResponseError(searchErrorMessage(reason))
}
