import react from '@vitejs/plugin-react'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'

import { createSessionStore, type SessionStore } from './session-store.js'

export interface ShopServer {
  readonly url: string
  readonly openStore: (session: string, latency: number) => SessionStore
  /** Whether a picture of the session is on its way. */
  readonly isSendingPictures: (session: string) => boolean
  readonly closeStore: (session: string) => void
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Builds the shop of this folder for production and serves it, with a store and pictures for each session. */
export async function serveShop(): Promise<ShopServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'shopper-'))
  await build({
    root: join(import.meta.dirname, 'app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const stores = new Map<string, SessionStore>()
  const sending = new Map<string, number>()
  const files = new Map<string, Promise<Buffer>>()

  async function sendPicture(url: URL, response: ServerResponse): Promise<void> {
    const [, , session = '', delay, width, height] = url.pathname.split('/')
    const add = (change: number) => sending.set(session, (sending.get(session) ?? 0) + change)
    add(1)
    await sleep(Number(delay))
    add(-1)
    response
      // A picture that the shopper has not seen for a while.
      .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
      .end(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
  }

  async function answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , session = '', ...path] = url.pathname.split('/')
    const store = stores.get(session)
    if (!store) return void response.writeHead(410).end()
    const aborted = new AbortController()
    response.on('close', () => aborted.abort())
    const answer = await store.mock.handle(
      new Request(`${store.mock.baseUrl}/${path.join('/')}${url.search}`, {
        headers: { authorization: request.headers.authorization ?? '' },
        signal: aborted.signal,
      }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  }

  async function sendFile(url: URL, response: ServerResponse): Promise<void> {
    const name = extname(url.pathname) ? url.pathname : 'index.html'
    if (!files.has(name)) files.set(name, readFile(join(outDir, name)))
    const body = await files.get(name)
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(body)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.test')
    const send = url.pathname.startsWith('/api/')
      ? answer(url, request, response)
      : url.pathname.startsWith('/picture/')
        ? sendPicture(url, response)
        : sendFile(url, response)
    // The page has left, or the file does not exist.
    send.catch(() => response.headersSent || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The shop has no port.')
  return {
    url: `http://localhost:${address.port}`,
    openStore(session, latency) {
      const store = createSessionStore(latency)
      stores.set(session, store)
      return store
    },
    isSendingPictures: (session) => (sending.get(session) ?? 0) > 0,
    closeStore: (session) => void stores.delete(session),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
