import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { storefrontTest } from 'storefront-mock/vitest'
import { defineConfig, type Plugin } from 'vite'

/** Serves what needs the key while you develop. In production `server/start.ts` does. */
const shopServer: Plugin = {
  name: 'shop-server',
  configureServer(server) {
    let made: { readonly create: unknown; readonly answer: ReturnType<typeof getRequestListener> } | undefined
    /** After a change in `server/`, Vite gives a new module, and the shop a new server. */
    async function open() {
      const { createShopServer } = await server.ssrLoadModule('/server/shop-server.ts')
      if (made && made.create === createShopServer) return made.answer
      const { readEnv } = await server.ssrLoadModule('/server/read-env.ts')
      made = { create: createShopServer, answer: getRequestListener(createShopServer(readEnv()).fetch) }
      return made.answer
    }
    // Says at the start what is missing in the environment.
    void open().catch(console.error)
    server.middlewares.use((incoming, outgoing, next) => {
      const isOurs = /^\/(api\/v1|search\.json|checkout|sitemap\.xml|robots\.txt)(?=[/?]|$)/.test(
        incoming.url ?? '',
      )
      void (isOurs ? open().then((answer) => answer(incoming, outgoing), next) : next())
    })
  },
}

const productionNote: Plugin = {
  name: 'production-note',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  closeBundle: () =>
    console.log('In production the shop needs its server, which adds the key: npm run serve'),
}

export default defineConfig({
  // Tests have a store in their own process.
  plugins: [react(), tailwindcss(), process.env.VITEST ? storefrontTest() : shopServer, productionNote],
  build: {
    // Browsers that do not preload modules load them when they are imported.
    modulePreload: { polyfill: false },
    // What the first page needs is one file: twenty small ones compress worse, and each is a request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } },
  },
})
