import { slugOf, toNumber, type EncodedDocuments } from './encoded-documents.js'
import type { SearchDocument, SearchDocuments } from './search-document.js'

/** Encodes documents as JSON: 5,000 products are about 190 kB gzipped. The text is public. */
export function encodeSearchDocuments(documents: SearchDocuments): string {
  const texts = createDictionary<string>((text) => text)
  const collections = createDictionary<readonly [string, string, string]>((each) => JSON.stringify(each))
  const attributes = createDictionary<readonly number[]>((pairs) => pairs.join())
  const images = createDictionary<readonly [string, string]>((image) => JSON.stringify(image))
  const all = documents.documents
  const variants = all.flatMap((document) => document.variants)
  const idStarts = [commonStart(all), commonStart(variants)] as const
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
      image: all.map(({ images }) => images[0]?.src ?? 0),
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
      id: encodeVariantIds(all, idStarts),
      price: variants.map(({ price }) => texts.indexOf(price)),
      compareAtPrice: variants.map(({ compareAtPrice }) =>
        compareAtPrice === null ? 0 : texts.indexOf(compareAtPrice) + 1,
      ),
      available: variants.map(({ available }) => (available ? '1' : '0')).join(''),
      ...(variants.some(({ availability }) => availability) && {
        availability: variants.map(({ availability = '-' }) => availability.charAt(0)).join(''),
      }),
      attributes: variants.map((variant) =>
        attributes.indexOf(Object.entries(variant.attributes).flat().map(texts.indexOf)),
      ),
      image: all.flatMap(({ images: [own], variants }) =>
        variants.map(({ image }) => {
          if (!image) return 0
          return isSameImage(image, own) ? -1 : images.indexOf([image.src, image.alt]) + 1
        }),
      ),
    },
    texts: texts.values,
    collections: collections.values,
    attributes: attributes.values,
    images: images.values,
    idStarts,
  }
  return JSON.stringify(encoded)
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

function isSameImage(
  a: SearchDocument['images'][number],
  b: SearchDocument['images'][number] | undefined,
): boolean {
  return a.src === b?.src && a.alt === b.alt
}

/** Ids are most of a file that compresses badly, and in most stores they are numbers behind a prefix. */
function encodeVariantIds(
  documents: readonly SearchDocument[],
  [productStart, variantStart]: EncodedDocuments['idStarts'],
): (string | number)[] {
  let previous = 0
  return documents.flatMap((document) =>
    document.variants.map(({ id }) => {
      const end = id.slice(variantStart.length)
      const number = toNumber(end)
      const difference = number === undefined ? 0 : number - previous
      if (number !== undefined) previous = number
      if (end === document.id.slice(productStart.length)) return 0
      return difference !== 0 && Number.isSafeInteger(difference) ? difference : end
    }),
  )
}

function commonStart(items: readonly { readonly id: string }[]): string {
  let start = items[0]?.id ?? ''
  for (const { id } of items) while (!id.startsWith(start)) start = start.slice(0, -1)
  return start
}
