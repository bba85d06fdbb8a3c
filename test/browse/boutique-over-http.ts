import type { TestProject } from 'vitest/node'

import { boutiquePath, catalogsAbsent, readBoutique } from '../catalogs.js'
import { idsInOrder, sortings } from './natural-order.js'
import { startStorefrontMock } from './start-storefront-mock.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `absent` is the reason why there is no catalogue. */
    readonly boutique:
      | {
          readonly baseUrl: string
          readonly apiKey: string
          /** By sorting, e.g. `name asc`. */
          readonly ids: Readonly<Record<string, readonly string[]>>
        }
      | { readonly absent: string }
  }
}

/** Runs in Node, because browser tests cannot start a server or read files. */
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
