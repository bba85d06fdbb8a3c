import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Connect, type Plugin } from 'vite'

import { createShopServer } from './server/shop-server'

/** Serves what needs the key from Vite's own server. In production `server/start.ts` does. */
function shopServer(mode: string): Plugin {
  const use = (middlewares: Connect.Server) => {
    const app = createShopServer(loadEnv(mode, import.meta.dirname, 'STOREFRONT_'))
    const answer = getRequestListener(app.fetch)
    middlewares.use((incoming, outgoing, next) => {
      const isOurs = /^\/(api\/v1|search\.json|checkout)(?=[/?]|$)/.test(incoming.url ?? '')
      void (isOurs ? answer(incoming, outgoing) : next())
    })
  }
  return {
    name: 'shop-server',
    configureServer: ({ middlewares }) => use(middlewares),
    configurePreviewServer: ({ middlewares }) => use(middlewares),
    closeBundle: () => console.log('In production the shop needs its server: npm run serve'),
  }
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), !isSsrBuild && shopServer(mode)],
}))
