import type { TestProject } from 'vitest/node'

import { boutiquePath, catalogsAbsent, readBoutique } from '../catalogs.js'
import { idsInOrder, sortings } from './natural-order.js'
import { startStorefrontMock } from './start-storefront-mock.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The boutique catalogue over HTTP, for tests in a browser; or why there is none. */
    readonly boutique:
      | {
          readonly baseUrl: string
          readonly apiKey: string
          /** All ids, by sorting (`name asc`). */
          readonly ids: Readonly<Record<string, readonly string[]>>
        }
      | { readonly absent: string }
  }
}

/** Runs in Node before the browser tests, which cannot start a server or read files themselves. */
export default async function setup(project: TestProject) {
  if (catalogsAbsent !== undefined) {
    project.provide('boutique', { absent: catalogsAbsent })
    return
  }
  const products = readBoutique()
  const store = await startStorefrontMock('--catalog', boutiquePath)
  const ids = Object.fromEntries(
    sortings.map((sorting) => [`${sorting.sort} ${sorting.order}`, idsInOrder(products, sorting)]),
  )
  project.provide('boutique', { baseUrl: store.baseUrl, apiKey: store.apiKey, ids })
  return () => store.stop()
}
