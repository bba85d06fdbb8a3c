import 'server-only'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createPriceLog, type PriceLogStorage } from 'storefront-react/server'

/** For one process. A shop with several has a database: see docs/prices.md. */
function createFileStorage(path: string): PriceLogStorage {
  const read = async () => {
    const text = await readFile(path, 'utf8').catch(() => '{}')
    return new Map(Object.entries(JSON.parse(text) as object))
  }
  return {
    get: read,
    async set(entries) {
      const all = Object.fromEntries([...(await read()), ...entries])
      // A reader sees the old file or the new one, never a half.
      await writeFile(`${path}.new`, JSON.stringify(all))
      await rename(`${path}.new`, path)
    },
  }
}

/** For stores that do not send the lowest price of the 30 days before a reduction. `app/api/prices` fills it every hour. */
export const priceLog = createPriceLog({
  storage: createFileStorage(process.env.PRICE_LOG ?? 'price-log.json'),
  intervalMs: 60 * 60 * 1000,
})
