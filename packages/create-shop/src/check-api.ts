import { DoctorError, runDoctor, type DoctorReport } from 'storefront-doctor'

import type { OwnApi } from './choices.js'
import { ShopError } from './shop-error.js'

/** Enough for the lists and their fields. The doctor itself sends up to 500, and checks sorting and paging with them. */
const FIRST_REQUESTS = 40

/**
 * Sends the doctor's first requests. Returns what they found, as sentences for the terminal.
 * @throws ShopError if the address is not that of a store, or the key does not fit
 */
export async function checkApi({ baseUrl, apiKey }: OwnApi): Promise<readonly string[]> {
  try {
    return describe(baseUrl, await runDoctor({ baseUrl, apiKey, maxRequests: FIRST_REQUESTS }))
  } catch (error) {
    if (error instanceof DoctorError) throw new ShopError(error.message)
    throw error
  }
}

function describe(baseUrl: string, { facts, causes, requests }: DoctorReport): string[] {
  const { products, total, client } = facts
  const count = total ?? (facts.allProductsRead ? products : undefined)
  return [
    `${count ?? `More than ${products}`} products, found with ${requests} requests.`,
    ...(client.invalid > 0 ? [`The shop leaves out ${client.invalid} products that it cannot read.`] : []),
    ...causes.map(({ title, detail }) => `Broken: ${title} ${detail}`),
    `The whole check, with paging and sorting: npx storefront-doctor ${baseUrl}`,
  ]
}
