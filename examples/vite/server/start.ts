// `npm run serve`, after `npm run build`: the built shop and its server in one process.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { readFile } from 'node:fs/promises'

import { readEnv } from './read-env'
import { createShopServer } from './shop-server'

const page = await readFile('dist/index.html', 'utf8')
const app = createShopServer(readEnv())
  .use(serveStatic({ root: 'dist' }))
  // The router of the page decides what an address shows.
  .get('*', (context) => context.html(page))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, ({ port }) =>
  console.log(`The shop is at http://localhost:${port}`),
)
