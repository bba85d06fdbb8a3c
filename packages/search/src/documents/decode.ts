import { InvalidResponseError } from 'storefront-react/core'
import { isAmount } from 'storefront-react/internal'
import { assertTextSize, defineFacets } from 'storefront-react/search/engine'

import { isObject } from 'storefront-react/internal'
import { searchErrorMessage } from '../error-texts.js'
import { slugOf, toNumber, type EncodedDocuments } from './encoded-documents.js'
import type { SearchDocument, SearchDocuments } from './search-document.js'

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

/** Reading the clock costs more than decoding one document. */
const DOCUMENTS_PER_CHECK = 64

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
    if (all.length % DOCUMENTS_PER_CHECK === 0) await pause()
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
  assertTextSize(text)
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
  const { columns, variantColumns, count, store, asOf } = encoded
  const facets = defineFacets(encoded.facets)
  const customNames = facets.flatMap(({ name, source }) => (source === 'values' ? [toText(name)] : []))
  const variantCount = variantColumns.price.length
  const hasAllRows =
    Object.values(columns).every((column) => column.length === count) &&
    Object.values(variantColumns).every((column) => column.length === variantCount) &&
    columns.variants.reduce((sum, length) => sum + length, 0) === variantCount
  if (!hasAllRows) throw new Error('The columns differ in length.')

  const texts = encoded.texts.map(toText)
  const textAt = (index: number) => at(texts, index)
  const collections = encoded.collections.map(([id, name, slug]) => ({
    id: toText(id),
    name: toText(name),
    slug: toText(slug),
  }))
  const nextVariants = startVariants(encoded, textAt)
  let time = 0
  let nextRow = 0
  const next = (): SearchDocument => {
    const row = nextRow++
    const id = toText(at(columns.id, row))
    const name = toText(at(columns.name, row))
    const image = at(columns.image, row)
    const alt = at(columns.alt, row)
    const created = at(columns.createdAt, row)
    if (typeof created === 'number') time += created
    const own = image === 0 ? undefined : { src: toText(image), alt: alt === 1 ? name : toText(alt || '') }
    return {
      id,
      name,
      slug: toText(at(columns.slug, row) || slugOf(name)),
      images: own ? [own] : [],
      tags: at(columns.tags, row).map(textAt),
      collections: at(columns.collections, row).map((index) => at(collections, index)),
      createdAt: typeof created === 'number' ? new Date(time).toISOString() : toText(created),
      variants: nextVariants(at(columns.variants, row), id, own),
      ...(columns.description && { description: toText(at(columns.description, row)) }),
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
  return { documents: { v: 1, store: toText(store), asOf: toText(asOf), facets }, count, next }
}

const AVAILABILITIES: Readonly<Record<string, 'preorder' | 'backorder' | undefined>> = {
  p: 'preorder',
  b: 'backorder',
}

/** Returns a function that decodes the variants of the next product. */
function startVariants(
  { variantColumns: columns, ...encoded }: EncodedDocuments,
  textAt: (index: number) => string,
): (
  count: number,
  productId: string,
  productImage: SearchDocument['images'][number] | undefined,
) => SearchDocument['variants'][number][] {
  const [productStart, variantStart] = encoded.idStarts.map(toText) as [string, string]
  const images = encoded.images.map(([src, alt]) => ({ src: toText(src), alt: toText(alt) }))
  const attributes = encoded.attributes.map((pairs) =>
    Object.fromEntries(
      Array.from({ length: pairs.length / 2 }, (_, index) => [
        textAt(at(pairs, index * 2)),
        textAt(at(pairs, index * 2 + 1)),
      ]),
    ),
  )
  const amountAt = (index: number) => {
    const amount = textAt(index)
    if (!isAmount(amount)) throw new TypeError(amount)
    return amount
  }
  let nextRow = 0
  let previous = 0
  return (count, productId, productImage) =>
    Array.from({ length: count }, () => {
      const row = nextRow++
      const code = at(columns.id, row)
      const end =
        code === 0
          ? productId.slice(productStart.length)
          : typeof code === 'number'
            ? String(previous + code)
            : toText(code)
      previous = toNumber(end) ?? previous
      const compareAt = at(columns.compareAtPrice, row)
      const imageCode = at(columns.image, row)
      const availability = AVAILABILITIES[columns.availability?.[row] ?? '']
      const image = imageCode === -1 ? productImage : imageCode === 0 ? undefined : at(images, imageCode - 1)
      return {
        id: variantStart + end,
        price: amountAt(at(columns.price, row)),
        compareAtPrice: compareAt === 0 ? null : textAt(compareAt - 1),
        available: columns.available[row] === '1',
        ...(availability && { availability }),
        attributes: at(attributes, at(columns.attributes, row)),
        ...(image && { image }),
      }
    })
}

/** `undefined` in a damaged file would become a product without a name. */
function at<T>(values: readonly T[], index: number): T {
  const value = values[index]
  if (value === undefined) throw new RangeError(String(index))
  return value
}

/** A number where the search expects a string would fail much later. */
function toText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(String(value))
  return value
}
