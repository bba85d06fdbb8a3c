import type { SearchEngine, SearchHit, SearchItem } from 'storefront-react/search/engine'

/** Options of `trimSearchResults`. */
export interface TrimSearchResultsOptions {
  /** Names of fields that your cards show in addition, of products and of variants. */
  readonly fields?: readonly string[] | undefined
}

/**
 * An engine whose results have only what a card shows, for a search that a server renders: the HTML contains the results a
 * second time, as hydration data. Of variants that look the same on a card, one is kept: one that is available, where there
 * is one. The one that matches is kept as it is.
 *
 * @example
 * const search = createSearch({ client, engine: trimSearchResults(engine) })
 * @see docs/hosted-search.md
 */
export function trimSearchResults(
  engine: SearchEngine,
  { fields = [] }: TrimSearchResultsOptions = {},
): SearchEngine {
  return {
    ...engine,
    async query(request, options) {
      const response = await engine.query(request, options)
      return { ...response, hits: response.hits.map((hit) => trimHit(hit, fields)) }
    },
  }
}

function trimHit(hit: SearchHit, fields: readonly string[]): SearchHit {
  const { item, matchingVariantId } = hit
  const { id, name, slug, images, createdAt } = item
  const own = pickOwn(item, fields)
  const variants = trimVariants(item.variants, matchingVariantId, fields)
  return {
    ...hit,
    item: {
      id,
      name,
      slug,
      images: images.slice(0, 1),
      tags: [],
      collections: [],
      createdAt,
      ...own,
      variants,
    },
  }
}

type SearchVariants = SearchItem['variants']

function trimVariants(
  variants: SearchVariants,
  matchingVariantId: string | undefined,
  fields: readonly string[],
): SearchVariants {
  const looks = new Map<string, SearchVariants[number] & { readonly available?: unknown }>()
  for (const variant of variants) {
    const { id, price, compareAtPrice } = variant
    const shown = { price, compareAtPrice, ...pickOwn(variant, fields) }
    const isMatch = id === matchingVariantId
    const look = JSON.stringify(isMatch ? [id] : shown)
    const available = pickOwn(variant, ['available'])
    const kept = looks.get(look)
    // A card says "sold out" only if every variant is.
    if (!kept || (kept.available === false && available.available === true))
      looks.set(look, isMatch ? variant : { id, attributes: {}, ...shown, ...available })
  }
  return [...looks.values()]
}

const pickOwn = (value: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)))
