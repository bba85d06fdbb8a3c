import { DoctorError, runDoctor, type DoctorReport } from 'storefront-doctor'

import type { OwnApi } from './choices.js'
import { ShopError } from './shop-error.js'

/** Enough for the first page of each resource, the sort fields and the errors. The doctor itself sends up to 500. */
const FIRST_REQUESTS = 40

export interface ApiCheck {
  /** Sentences for the terminal. */
  readonly lines: readonly string[]
  /** Values of `sort` that have an effect. */
  readonly sorts: readonly string[]
}

/**
 * Sends the doctor's first requests.
 * @throws ShopError if the address is not that of a store, or the key does not fit
 */
export async function checkApi({ baseUrl, apiKey }: OwnApi): Promise<ApiCheck> {
  try {
    return describe(await runDoctor({ baseUrl, apiKey, maxRequests: FIRST_REQUESTS }))
  } catch (error) {
    if (error instanceof DoctorError) throw new ShopError(error.message)
    throw error
  }
}

function describe({ facts, causes, requests }: DoctorReport): ApiCheck {
  const { products, total, sortFields, client } = facts
  const count = total ?? (facts.allProductsRead ? products : undefined)
  return {
    lines: [
      `${count ?? `More than ${products}`} products, read with ${requests} requests.`,
      sortFields.length > 0 ? `Lists can be sorted by ${sortFields.join(', ')}.` : 'No list could be sorted.',
      ...(client.invalid > 0 ? [`The shop leaves out ${client.invalid} products that it cannot read.`] : []),
      ...causes.map(({ title, detail }) => `Broken: ${title} ${detail}`),
      'The whole check: npx storefront-doctor',
    ],
    sorts: sortFields,
  }
}
