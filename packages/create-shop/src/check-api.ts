import { createInterface } from 'node:readline/promises'

import {
  DoctorError,
  findMapping,
  runDoctor,
  type DoctorMapping,
  type DoctorQuestion,
  type DoctorReport,
} from 'storefront-doctor'

import type { OwnApi } from './choices.js'
import { ShopError } from './shop-error.js'

/** Enough for the lists and their fields. The doctor itself sends up to 500, and checks sorting and paging with them. */
const FIRST_REQUESTS = 40

/** What is known about the API before the shop is written. */
export interface ApiCheck {
  /** Sentences for the terminal. */
  readonly lines: readonly string[]
  /** Code of a `fetch`, if the fields or the parameters of the API have other names. */
  readonly storeFetch: string | undefined
}

/**
 * Sends the doctor's first requests. Asks for the prices of two products if `mayAsk`, in a terminal and only where the
 * answers do not show the unit.
 * @throws ShopError if the address is not that of a store, the key does not fit, or the price of a product cannot be known
 */
export async function checkApi(api: OwnApi, mayAsk: boolean): Promise<ApiCheck> {
  try {
    const ask = mayAsk && process.stdin.isTTY && process.stdout.isTTY ? askInTerminal : undefined
    const mapping = await findMapping({ ...api, ask })
    if (mapping) return { lines: describeMapping(mapping), storeFetch: mapping.fetchCode }
    const report = await runDoctor({ ...api, maxRequests: FIRST_REQUESTS })
    return { lines: describe(api.baseUrl, report, await findMissing(api)), storeFetch: undefined }
  } catch (error) {
    if (error instanceof DoctorError) throw new ShopError(error.message)
    throw error
  }
}

async function askInTerminal({ text }: DoctorQuestion): Promise<string | undefined> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await prompt.question(`${text} `)).trim() || undefined
  } finally {
    prompt.close()
  }
}

/** A shop for which the price is not known, or whose lists cannot be read live, is not written. */
function describeMapping({ outcome, detail, unknown, fetchCode }: DoctorMapping): string[] {
  if (fetchCode === '') {
    const next =
      outcome === 'question'
        ? 'Run this command in a terminal without --yes to answer, or pass --price ID=AMOUNT for both products.'
        : 'npx storefront-doctor prints what can be done.'
    throw new ShopError(`${detail}\n${next}`)
  }
  return [
    detail,
    `The answers do not say: ${unknown.join('; ')}.`,
    'Its lists are shown in the order of the API, without "Sort by".',
    'The mapping is in store-fetch.ts. The doctor prints it again: npx storefront-doctor',
  ]
}

/** The lists that a shop can do without, and that this store does not offer. */
async function findMissing({ baseUrl, apiKey, keyHeader }: OwnApi): Promise<string[]> {
  const names = ['menus', 'collections', 'shipping']
  const isMissing = await Promise.all(
    names.map(async (name) => {
      const headers = {
        Accept: 'application/json',
        ...(keyHeader ? { [keyHeader]: apiKey } : { Authorization: `Bearer ${apiKey}` }),
      }
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
  { facts, causes, results, requests }: DoctorReport,
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
    ...results.flatMap(({ question }) => question ?? []),
    `The whole check, with paging and sorting: npx storefront-doctor ${baseUrl}`,
  ]
}
