import { retryDelay, shouldRetry, type AnyStorefrontClient } from 'storefront-react/core'
import { sleep } from 'storefront-react/internal'

type Products = Pick<AnyStorefrontClient['products'], 'list'>
type ProductPage = Awaited<ReturnType<Products['list']>>

const LIMIT = 100

/**
 * Reads all products, one page at a time. Unlike `iterate`, it returns the products that do not match the schema, too, and
 * throws where a part of a store would pass for all of it.
 */
export async function* readPages(
  products: Products,
  signal: AbortSignal | undefined,
): AsyncGenerator<ProductPage, void, undefined> {
  let cursor: string | undefined
  let checkpoint: string | undefined
  for (let pages = 1; ; pages += 1) {
    const page = await readPage(products, cursor, signal)
    yield page
    const { hasMore, lastId } = page
    if (!hasMore) return
    if (lastId === undefined) throw new Error('The store returned an empty page, and says that more follow.')
    // Brent's algorithm finds a cycle without storing every cursor.
    if (lastId === cursor || lastId === checkpoint) throw new Error('The store repeats its pages.')
    if (Number.isInteger(Math.log2(pages))) checkpoint = lastId
    cursor = lastId
  }
}

async function readPage(products: Products, startingAfter: string | undefined, signal?: AbortSignal) {
  for (let failures = 0; ; failures += 1) {
    try {
      return await products.list(
        { limit: LIMIT, ...(startingAfter !== undefined && { startingAfter }) },
        { signal },
      )
    } catch (error) {
      if (!shouldRetry(failures, error)) throw error
      await sleep(retryDelay(failures, error), signal)
    }
  }
}
