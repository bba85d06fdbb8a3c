import { dehydrate, QueryClient } from '@tanstack/react-query'
import react from '@vitejs/plugin-react'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'

import { createStorefrontClient } from '../../src/core/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { createSessionStore, type SessionStore } from './session-store.js'
import { CACHE_SCOPE, listParamsOf, type Settings } from './settings.js'

export interface ShopServer {
  readonly url: string
  readonly openStore: (session: string, settings: StoreSettings) => SessionStore
  /** The address of a page around a frame with this address. */
  readonly frameOf: (kind: 'fixed' | 'growing') => (url: string) => string
  /** Whether a picture or late code of the session is on its way. */
  readonly isSending: (session: string) => boolean
  /** Whether code is that a refetch needs. */
  readonly isSendingCode: (session: string) => boolean
  /** Whether the last request for that code was answered with it. */
  readonly hasSentCode: (session: string) => boolean
  readonly closeStore: (session: string) => void
  readonly close: () => Promise<void>
}

type StoreSettings = Pick<Settings, 'storeMs' | 'limit' | 'startsInside'> & Partial<Settings>

interface OpenStore {
  readonly store: SessionStore
  readonly settings: StoreSettings
  /** Requests for late code by the document that was opened last. */
  codeRequests: number
}

/** The code that a refetch needs if it does not find the rows. */
const LATE_CODE = /\/recovery-[^/]+\.js$/
const LATE_MS = 1500

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Builds the shop of this folder for production and serves it, with a store and pictures for each session. */
export async function serveShop(): Promise<ShopServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'shopper-'))
  await build({
    root: join(import.meta.dirname, 'app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    // The code of each session has an address of its own, and imports by relative addresses. Vite's preloads do not.
    build: { outDir, emptyOutDir: true, modulePreload: false },
  })
  const stores = new Map<string, OpenStore>()
  const sending = new Map<string, number>()
  const sendingCode = new Map<string, number>()
  const files = new Map<string, Promise<Buffer>>()

  async function sendPicture(url: URL, response: ServerResponse): Promise<void> {
    const [, , session = '', delay, width, height] = url.pathname.split('/')
    await during(sending, session, Number(delay))
    response
      // A picture that the shopper has not seen for a while.
      .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
      .end(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)
  }

  async function answer(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, , session = '', ...path] = url.pathname.split('/')
    const store = stores.get(session)?.store
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

  /** The state of a page that the server has rendered again, for `HydrationBoundary`. */
  async function render(url: URL, response: ServerResponse): Promise<void> {
    const { store, settings } = stores.get(url.pathname.split('/')[2] ?? '') as OpenStore
    const queryClient = new QueryClient()
    const client = createStorefrontClient({
      ...{
        baseUrl: store.mock.baseUrl,
        apiKey: 'pk_mock',
        fetch: store.fetchOnServer,
        cacheScope: CACHE_SCOPE,
      },
    })
    const pages = Number(url.searchParams.get('pages'))
    await queryClient.fetchInfiniteQuery({ ...productsQueryOptions(client, listParamsOf(settings)), pages })
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(dehydrate(queryClient)))
  }

  /** @returns whether the code that a refetch needs can be sent */
  async function isSent(session: string): Promise<boolean> {
    const opened = stores.get(session)
    if (!opened) return true
    opened.codeRequests++
    await during(sendingCode, session, opened.settings.lateCode === 'late' ? LATE_MS : 0)
    return hasSentCode(session)
  }

  function hasSentCode(session: string): boolean {
    const { settings, codeRequests = 0 } = stores.get(session) ?? {}
    return settings?.lateCode !== 'missing' && (settings?.lateCode !== 'fails once' || codeRequests > 1)
  }

  async function sendFile(url: URL, response: ServerResponse): Promise<void> {
    const isCode = extname(url.pathname) !== ''
    const [session] = isCode
      ? (/(?<=^\/assets\/)\d+(?=\/)/.exec(url.pathname) ?? [])
      : [(JSON.parse(url.searchParams.get('settings') ?? '{}') as Partial<Settings>).session]
    const name = isCode ? url.pathname.replace(`/assets/${session}/`, '/assets/') : 'index.html'
    if (session && LATE_CODE.test(name) && !(await isSent(session))) throw new Error(`${name} is gone.`)
    if (!files.has(name)) files.set(name, readFile(join(outDir, name)))
    let body = await files.get(name)
    if (session && !isCode) {
      const opened = stores.get(session)
      if (opened) opened.codeRequests = 0
      body = Buffer.from(String(body).replaceAll('/assets/', `/assets/${session}/`))
    }
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(body)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.test')
    const send = url.pathname.startsWith('/api/')
      ? answer(url, request, response)
      : url.pathname.startsWith('/picture/')
        ? sendPicture(url, response)
        : url.pathname.startsWith('/render/')
          ? render(url, response)
          : url.pathname === '/frame'
            ? sendFrame(url, response)
            : sendFile(url, response)
    // The page has left, or the file does not exist.
    send.catch(() => response.headersSent || response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The shop has no port.')
  return {
    url: `http://localhost:${address.port}`,
    openStore(session, settings) {
      const store = createSessionStore(settings.storeMs)
      stores.set(session, { store, settings, codeRequests: 0 })
      return store
    },
    frameOf: (kind) => (src) =>
      `http://localhost:${address.port}/frame?${String(new URLSearchParams({ kind, src }))}`,
    isSending: (session) => [sending, sendingCode].some((each) => (each.get(session) ?? 0) > 0),
    isSendingCode: (session) => (sendingCode.get(session) ?? 0) > 0,
    hasSentCode,
    closeStore: (session) => void stores.delete(session),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

/** Counts what is on its way. */
async function during(counts: Map<string, number>, session: string, ms: number): Promise<void> {
  const add = (change: number) => counts.set(session, (counts.get(session) ?? 0) + change)
  add(1)
  await sleep(ms)
  add(-1)
}

/** A page of somebody else with the shop in a frame. A growing frame gets its height after its content, as by a message. */
async function sendFrame(url: URL, response: ServerResponse): Promise<void> {
  const isGrowing = url.searchParams.get('kind') === 'growing'
  const src = (url.searchParams.get('src') ?? '').replaceAll('&', '&amp;')
  const grow = `
    const frame = document.querySelector('iframe')
    frame.onload = () => {
      const { body } = frame.contentDocument
      new ResizeObserver(() => requestAnimationFrame(() => (frame.style.height = body.offsetHeight + 'px'))).observe(body)
    }`
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>
    <style>
      body { margin: 0 }
      header { height: 60px }
      iframe { display: block; width: 100%; height: calc(100vh - 60px); border: 0 }
    </style>
    <header>The page around the shop</header>
    <iframe src="${src}"></iframe>
    ${isGrowing ? `<footer style="height: 400px"></footer><script>${grow}</script>` : ''}`)
}
