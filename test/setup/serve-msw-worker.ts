import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** At the default URL, where an app has the file in its public folder. */
export function serveMswWorker(): Plugin {
  return {
    name: 'serve-msw-worker',
    configureServer({ middlewares }) {
      middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        createReadStream(worker).pipe(response)
      })
    },
  }
}
