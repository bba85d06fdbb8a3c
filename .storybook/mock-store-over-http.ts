import type { Plugin } from 'vite'
import type { MockServer } from 'storefront-mock/node'

import { importSource } from '../scripts/source-packages.js'

const NAME = 'virtual:mock-store-over-http'

/** A built Storybook has no server, so its stories use the default address of `npx storefront-mock`. */
export function mockStoreOverHttp(): Plugin {
  let server: Promise<MockServer> | undefined
  let isServing = false
  async function serve(): Promise<MockServer> {
    const { createMockStore, createSampleCatalog } = await importSource<typeof import('storefront-mock')>(
      'packages/mock/src/index.ts',
    )
    const { serveMockStore } = await importSource<typeof import('storefront-mock/node')>(
      'packages/mock/src/node/index.ts',
    )
    return serveMockStore(createMockStore(createSampleCatalog({ size: 200 })))
  }
  return {
    name: 'storefront:mock-store-over-http',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      if (isServing) server ??= serve()
      const baseUrl = (await server)?.baseUrl ?? 'http://127.0.0.1:4010/api/v1'
      return `export const baseUrl = ${JSON.stringify(baseUrl)}\nexport const apiKey = 'pk_mock'`
    },
    async closeBundle() {
      await (await server)?.close()
    },
  }
}
