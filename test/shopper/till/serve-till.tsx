import react from '@vitejs/plugin-react'
import { readFile, mkdtemp } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

import { createStorefrontClient, InvalidParamsError } from '../../../src/core/index.js'
import {
  checkCartLines,
  createCartAddCookie,
  createCartRemoveCookies,
  createCartUpdateCookies,
  isSameOriginRequest,
  readCartCookies,
  readCartForm,
  readCheckoutId,
  type CheckoutLine,
} from '../../../src/server/index.js'
import { placeOnce } from '../../../examples/vite/server/place-once.js'
import { addressOf, Till, type TillData } from './page.js'
import type { Order, TillStore } from './till-store.js'

export interface TillServer {
  readonly url: string
  readonly open: (session: string, store: TillStore) => void
  readonly close: (session: string) => void
}

const seeOther = (location: string, cookies: readonly string[] = []) => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The server of a shop, as docs/checkout.md writes it. */
export async function serveTill(): Promise<TillServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'till-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: join(import.meta.dirname, 'client.tsx'),
        output: { entryFileNames: 'till.js' },
      },
    },
  })
  const script = await readFile(join(outDir, 'till.js'))
  const stores = new Map<string, TillStore>()

  async function answer(
    request: Request,
    session: string,
    path: string,
    store: TillStore,
  ): Promise<Response> {
    const client = createStorefrontClient({
      baseUrl: store.mock.baseUrl,
      apiKey: store.mock.apiKey,
      fetch: store.mock.fetch,
      rules: { currency: 'EUR' },
    })
    const storageScope = session
    const to = (place: string) => addressOf(session, place)
    const show = (view: TillData['view']) => {
      const data: TillData = { session, isFetch: store.isFetch, checkoutId: crypto.randomUUID(), view }
      const json = JSON.stringify(data).replaceAll('<', '\\u003c')
      return new Response(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Till</title><link rel="icon" href="data:,"><body><div id="root">${renderToString(<Till data={data} />)}</div><script type="application/json" id="data">${json}</script><script type="module" src="/till.js"></script>`,
        { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } },
      )
    }
    const [page, argument = ''] = path.split('/')
    if (request.method === 'GET') {
      if (page === 'product')
        return show({ name: 'product', product: await client.products.retrieve({ id: argument }) })
      const order = store.orders.find(({ id }) => id === argument)
      if (page === 'order' && order)
        return show({ name: 'order', id: order.id, lines: order.lines.map(toCheckoutLine) })
      const { lines } = await checkCartLines(client, readCartCookies(request, { storageScope }))
      return show({ name: 'cart', lines, problem: new URL(request.url).searchParams.get('problem') })
    }
    if (!isSameOriginRequest(request)) return new Response(null, { status: 403 })
    const formData = await request.formData()
    if (page === 'add') {
      const product = store.mock.products.all().find(({ id }) => id === formData.get('product'))!
      const [line] = readCartForm(formData, { product })
      const { cookie, reason } = createCartAddCookie({ request, storageScope, line: line! })
      return reason ? seeOther(to(`cart?problem=${reason}`)) : seeOther(to('cart'), [cookie])
    }
    const typed = () => createCartUpdateCookies({ request, formData, storageScope })
    if (page === 'update') return seeOther(to('cart'), typed())
    const place = async (): Promise<Order | undefined> => {
      const cart = await checkCartLines(client, readCartForm(formData))
      await sleep(store.serverMs)
      if (!cart.ok) return
      if (store.declinesNext) {
        store.declinesNext = false
        return
      }
      const lines = cart.lines.map(({ productId, quantity, price, variantId }) => ({
        productId,
        quantity,
        price,
        variantId,
      }))
      const pay = formData.get('pay')
      const order = { id: crypto.randomUUID(), pay: typeof pay === 'string' ? pay : null, lines }
      store.orders.push(order)
      return order
    }
    const order = await placeOnce(readCheckoutId(formData), place)
    const isJson = new URL(request.url).searchParams.has('json')
    if (isJson) return Response.json(order ?? {}, { status: order ? 200 : 409 })
    if (!order) return seeOther(to('cart?problem=changed'), typed())
    const removed = createCartRemoveCookies({
      request,
      formData,
      storageScope,
      lines: order.lines.map(toCheckoutLine),
    })
    return seeOther(to(`order/${order.id}`), [`ordered=${order.id}; Path=/; Max-Age=60`, ...removed])
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
    if (url.pathname === '/till.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const [, area, session = '', ...path] = url.pathname.split('/')
    const store = stores.get(session)
    if (!store) return void outgoing.writeHead(410).end()
    const isPost = incoming.method === 'POST'
    const request = new Request(url, {
      method: incoming.method,
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      ...(isPost && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
    })
    store.pending++
    try {
      const response =
        area === 'api'
          ? await store.mock.handle(
              new Request(`${store.mock.baseUrl}/${path.join('/')}${url.search}`, {
                headers: request.headers,
              }),
            )
          : await answer(request, session, path.join('/'), store).catch((error: unknown) => {
              const isForm = error instanceof InvalidParamsError
              return new Response(`<h1>${isForm ? 'Not a cart' : 'The shop is not available'}</h1>`, {
                status: isForm ? 400 : 503,
                headers: { 'content-type': 'text/html' },
              })
            })
      const headers: Record<string, string | string[]> = Object.fromEntries(response.headers)
      if (response.headers.getSetCookie().length > 0) headers['set-cookie'] = response.headers.getSetCookie()
      outgoing.writeHead(response.status, headers).end(await response.text())
    } finally {
      store.pending--
    }
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.headersSent || outgoing.writeHead(500).end())
  })
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The till has no port.')
  return {
    url: `http://localhost:${address.port}`,
    open: (session, store) => void stores.set(session, store),
    close: (session) => void stores.delete(session),
  }
}

const toCheckoutLine = (line: Order['lines'][number] & { readonly variantId?: string }): CheckoutLine => ({
  productId: line.productId,
  variantId: line.variantId ?? '',
  quantity: line.quantity,
})
