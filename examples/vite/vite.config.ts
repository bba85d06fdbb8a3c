import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { Readable } from 'node:stream'
import { createStorefrontClient } from 'storefront-react/core'
import { defineConfig, loadEnv, type Connect, type Plugin } from 'vite'

import { createCheckout } from './server/checkout'

/** Serves the checkout from Vite's own server. A real shop has a server for its orders. */
function checkout(env: Record<string, string>): Plugin {
  const handle: Connect.NextHandleFunction = (incoming, outgoing, next) => {
    if (incoming.method !== 'POST') return next()
    const client = createStorefrontClient({
      baseUrl: env.VITE_STOREFRONT_URL!,
      apiKey: env.VITE_STOREFRONT_KEY!,
    })
    const answer = createCheckout(client)
    const headers = new Headers()
    for (const name of ['content-type', 'origin', 'sec-fetch-site']) {
      const value = incoming.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const request = new Request(`http://${incoming.headers.host}/checkout`, {
      method: 'POST',
      headers,
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    answer(request)
      .then(async (response) => {
        outgoing.writeHead(response.status, { 'content-type': 'application/json' })
        outgoing.end(await response.text())
      })
      .catch(next)
  }
  return {
    name: 'checkout',
    configureServer: ({ middlewares }) => void middlewares.use('/checkout', handle),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/checkout', handle),
  }
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), checkout(loadEnv(mode, import.meta.dirname))],
}))
