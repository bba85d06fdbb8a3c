// `npm run serve`, after `npm run build`: the built shop and its server in one process.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

import { createShopServer } from './shop-server'

// The first value of a name counts, and the environment comes before the files.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)

const page = await readFile('dist/index.html', 'utf8')
const app = createShopServer(process.env)
  .use(serveStatic({ root: 'dist' }))
  // The router of the page decides what an address shows.
  .get('*', (context) => context.html(page))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }, ({ port }) =>
  console.log(`The shop is at http://localhost:${port}`),
)
