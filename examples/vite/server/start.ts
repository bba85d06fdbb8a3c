// `npm run serve`, after `npm run build`: the built shop and its server in one process.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readFile } from 'node:fs/promises'

import { isShopPath } from './pages'
import { readEnv } from './read-env'
import { createShopServer } from './shop-server'

const page = await readFile('dist/index.html', 'utf8')
const app = new Hono()
  .use(compress())
  .use(
    serveStatic({
      root: 'dist',
      // The name of a file in `assets` has a hash of its content.
      onFound: (path, context) =>
        context.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  )
  .route('/', createShopServer(readEnv()))
  // The router of the page decides what an address shows, also that there is nothing.
  .get('*', (context) => {
    const { path } = context.req
    // A page would be no script, no style and no picture.
    if (/^\/assets\/|\.\w+$/.test(path)) return context.text('Not found', 404)
    context.header('cache-control', 'no-cache')
    return isShopPath(path) ? context.html(page) : context.html(page, 404)
  })
const port = Number(process.env.PORT ?? 3000)
const server = serve({ fetch: app.fetch, port }, () => console.log(`The shop is at http://localhost:${port}`))
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${port} is taken. Choose another one with the variable PORT.`)
  process.exit(1)
})
