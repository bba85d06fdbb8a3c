import type { Plugin } from 'vite'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

const NAME = 'virtual:mock-store-over-http'

/** A built Storybook has no server, so its stories use the default address of `npx storefront-mock`. */
export function mockStoreOverHttp(): Plugin {
  const store = createMockStore(createSampleCatalog({ size: 200 }))
  let server: Promise<MockServer> | undefined
  let isServing = false
  return {
    name: 'storefront:mock-store-over-http',
    configResolved({ command }) {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      if (isServing) server ??= serveMockStore(store)
      const baseUrl = (await server)?.baseUrl ?? 'http://127.0.0.1:4010/api/v1'
      return `export const baseUrl = ${JSON.stringify(baseUrl)}\nexport const apiKey = ${JSON.stringify(store.apiKey)}`
    },
    async closeBundle() {
      await (await server)?.close()
    },
  }
}
