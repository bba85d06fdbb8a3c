import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { storefrontTest } from 'storefront-mock/vitest'
import { defineConfig, type Plugin } from 'vite'

/** Serves what needs the key while you develop. In production `server/start.ts` does. */
const shopServer: Plugin = {
  name: 'shop-server',
  async configureServer(server) {
    const { createShopServer } = await server.ssrLoadModule('/server/shop-server.ts')
    const { readEnv } = await server.ssrLoadModule('/server/read-env.ts')
    const app = createShopServer(readEnv())
    const answer = getRequestListener(app.fetch)
    server.middlewares.use((incoming, outgoing, next) => {
      const isOurs = /^\/(api\/v1|search\.json|checkout)(?=[/?]|$)/.test(incoming.url ?? '')
      void (isOurs ? answer(incoming, outgoing) : next())
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
  // What the first page needs is one file: twenty small ones compress worse, and each is a request.
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } } },
  },
})
