import * as core from 'storefront-react/core'
import type { Product } from 'storefront-react/core'

import type { Session } from '../session/session.js'
import { printMapping, type MappingPlan } from './print-mapping.js'
import { Refusal } from './refusal.js'

/** What the printed code read from the store. */
export interface MappingReading {
  readonly products: readonly Product[]
  readonly singles: readonly Product[]
}

const MAX_SINGLES = 5

/** Sends the requests of the printed code through the session, so that they count and the key stays out of reports. */
function fetchThrough(session: Session): typeof globalThis.fetch {
  return async (input) => {
    const url = input instanceof Request ? input.url : String(input)
    const { text, status, headers } = await session.send(url.slice(session.baseUrl.length))
    return new Response(text, {
      status,
      headers: new Headers([...headers].filter(([name]) => name !== 'content-encoding')),
    })
  }
}

/** Runs the code as it is printed, without its types. */
function run(plan: MappingPlan, session: Session) {
  const code = printMapping(plan, false).replaceAll(/^export /gm, '')
  const invalid: string[] = []
  const scope = {
    createStorefrontClient: (options: core.StorefrontClientOptions) =>
      core.createStorefrontClient({
        ...options,
        apiKey: null,
        fetch: fetchThrough(session),
        onInvalidItem: ({ issues }) => void invalid.push(issues[0]?.message ?? ''),
      }),
    defineResource: core.defineResource,
    variantSchema: core.variantSchema,
    process: { env: {} },
    fetch: fetchThrough(session),
  }
  // Every name of the server in the code is a quoted string.
  // oxlint-disable-next-line no-implied-eval
  const create = new Function(
    ...Object.keys(scope),
    `'use strict'\n${code}\nreturn typeof client === 'undefined' ? { readProducts } : { client }`,
  ) as (...values: unknown[]) => {
    readonly client?: core.StorefrontClient
    readonly readProducts?: () => Promise<Product[]>
  }
  return { ...create(...Object.values(scope)), invalid }
}

/**
 * Reads the store with the printed code.
 * @throws Refusal if it leaves out a product that was read before
 */
export async function checkMapping(plan: MappingPlan, session: Session): Promise<MappingReading> {
  const { client, readProducts, invalid } = run(plan, session)
  const { items } = plan.list
  const products: Product[] = []
  const singles: Product[] = []
  try {
    if (readProducts) products.push(...(await readProducts()))
    for await (const product of client?.products.iterate({ limit: 50 }) ?? []) {
      products.push(product)
      if (products.length >= items.length) break
    }
    for (const { id, slug } of plan.single ? products.slice(0, MAX_SINGLES) : []) {
      const isSlug = plan.single?.by !== plan.list.id
      const single = await client?.products.retrieve(isSlug ? { slug } : { id })
      if (single) singles.push(single)
    }
  } catch (error) {
    throw new Refusal(`The mapping does not read the store: ${(error as Error).message.split('\n')[0]}`)
  }
  if (invalid.length > 0 || products.length < items.length)
    throw new Refusal(
      `The mapping reads ${products.length} of ${items.length} products${invalid[0] ? `: ${invalid[0]}` : '.'}`,
    )
  return { products, singles }
}
