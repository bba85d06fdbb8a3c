import { DoctorError, runDoctor, type DoctorReport } from 'storefront-doctor'

import type { OwnApi } from './choices.js'
import { ShopError } from './shop-error.js'

/** Enough for the lists and their fields. The doctor itself sends up to 500, and checks sorting and paging with them. */
const FIRST_REQUESTS = 40

/**
 * Sends the doctor's first requests. Returns what they found, as sentences for the terminal.
 * @throws ShopError if the address is not that of a store, or the key does not fit
 */
export async function checkApi(api: OwnApi): Promise<readonly string[]> {
  try {
    const report = await runDoctor({ ...api, maxRequests: FIRST_REQUESTS })
    return describe(api.baseUrl, report, await findMissing(api))
  } catch (error) {
    if (error instanceof DoctorError) throw new ShopError(error.message)
    throw error
  }
}

/** The lists that a shop can do without, and that this store does not offer. */
async function findMissing({ baseUrl, apiKey }: OwnApi): Promise<string[]> {
  const names = ['menus', 'collections', 'shipping']
  const isMissing = await Promise.all(
    names.map(async (name) => {
      const headers = { Authorization: `Bearer ${apiKey}`, Accept: 'application/json' }
      const signal = AbortSignal.timeout(10_000)
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/${name}`, { headers, signal }).catch(
        () => undefined,
      )
      await response?.body?.cancel()
      return response !== undefined && [404, 405, 410, 501].includes(response.status)
    }),
  )
  return names.filter((_name, index) => isMissing[index])
}

function describe(
  baseUrl: string,
  { facts, causes, requests }: DoctorReport,
  missing: readonly string[],
): string[] {
  const { products, total, client } = facts
  const count = total ?? (facts.allProductsRead ? products : undefined)
  return [
    `${count ?? `More than ${products}`} products, found with ${requests} requests.`,
    ...(client.invalid > 0 ? [`The shop leaves out ${client.invalid} products that it cannot read.`] : []),
    ...(missing.length > 0
      ? [`The store has no ${missing.join(', no ')}: their places in the shop are left out.`]
      : []),
    ...causes.map(({ title, detail }) => `Broken: ${title} ${detail}`),
    `The whole check, with paging and sorting: npx storefront-doctor ${baseUrl}`,
  ]
}
