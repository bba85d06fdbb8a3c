import { compareAmounts, getVariantSelection, type Product } from 'storefront-react/core'

/** Where no documentation was seen, a stand-in has one form of two. All of these are guesses. */
export interface Guesses {
  readonly range: 'min-max' | 'from-to'
  readonly single: 'bare' | 'product'
  readonly currency: 'code' | 'sign'
}

/** Cents of a decimal amount, without the code of the recipe. */
const minorOf = (amount: string) =>
  Number(BigInt(amount.replace('.', '')) * (amount.includes('.') ? 1n : 100n))

/**
 * Products as Aeolian's public documentation of November 2026 describes them: `id`, `title`, `handle`, `featuredImage`,
 * `price` (a range of `{ minor, formatted }`, or null), `available`; cursors, `has_more`, `total_count`; filters `collection`
 * and `tag`; a currency that the shop does not have is replaced without an error.
 */
export function createAeolianStandIn(products: readonly Product[], { range, single, currency }: Guesses) {
  const requests: Request[] = []
  const collectionsOf = (product: Product) => product.collections as readonly { readonly id: string }[]
  // By default, the newest first.
  const newestFirst = products.toSorted((a, b) =>
    a.createdAt! < b.createdAt! || (a.createdAt === b.createdAt && a.id < b.id) ? 1 : -1,
  )

  function amountOf(amount: string, shop: 'EUR' | 'USD') {
    const formatted = new Intl.NumberFormat('en', { style: 'currency', currency: shop }).format(
      Number(amount),
    )
    return { minor: minorOf(amount), formatted, ...(currency === 'code' && { currency: shop }) }
  }
  function toItem({ id, name, slug, images, variants }: Product, shop: 'EUR' | 'USD') {
    const prices = variants.map(({ price }) => price).sort(compareAmounts)
    const [low, high] = range === 'min-max' ? ['min', 'max'] : ['from', 'to']
    const [first] = images as { url?: string }[]
    return {
      id,
      title: name,
      handle: slug,
      featuredMedia: first?.url ?? null,
      featuredMediaType: 'IMAGE',
      featuredImage: first?.url ?? null,
      price:
        prices.length === 0
          ? null
          : { [low]: amountOf(prices[0]!, shop), [high]: amountOf(prices.at(-1)!, shop) },
      available: variants.some(({ stockQuantity }) => stockQuantity > 0),
    }
  }
  const toSingle = (product: Product, shop: 'EUR' | 'USD') => ({
    ...toItem(product, shop),
    description: product.description,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      price: amountOf(variant.price, shop),
      compareAtPrice: variant.compareAtPrice === null ? null : amountOf(variant.compareAtPrice, shop),
      available: variant.stockQuantity > 0,
      attributes: getVariantSelection(variant),
    })),
  })

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    requests.push(request)
    if (request.headers.get('authorization') !== 'Bearer pk_123') return Response.json({}, { status: 401 })
    const shop = request.headers.get('x-currency') === 'EUR' ? 'EUR' : 'USD'
    const { pathname, searchParams } = new URL(request.url)
    const [, reference] = /\/products\/(.+)$/.exec(pathname) ?? []
    if (reference !== undefined) {
      const product = products.find(({ id, slug }) => id === reference || slug === reference)
      if (!product) return Response.json({}, { status: 404 })
      const item = toSingle(product, shop)
      return Response.json(single === 'bare' ? item : { product: item })
    }
    const [collection, tag] = [searchParams.get('collection'), searchParams.get('tag')]
    const found = newestFirst.filter(
      (product) =>
        (collection === null || collectionsOf(product).some(({ id }) => id === collection)) &&
        (tag === null || product.tags.includes(tag)),
    )
    const ordered = searchParams.get('order') === 'asc' ? found.toReversed() : found
    const limit = Number(searchParams.get('limit') ?? 10)
    const [after, before] = [searchParams.get('starting_after'), searchParams.get('ending_before')]
    const at = ordered.findIndex(({ id }) => id === (after ?? before))
    const [start, end] =
      before === null ? [at + 1, Math.min(at + 1 + limit, ordered.length)] : [Math.max(0, at - limit), at]
    return Response.json({
      data: ordered.slice(start, end).map((product) => toItem(product, shop)),
      has_more: before === null ? end < ordered.length : start > 0,
      total_count: ordered.length,
    })
  }

  return { fetch: answer, requests }
}
