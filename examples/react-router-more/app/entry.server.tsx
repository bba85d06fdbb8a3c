import { createReadableStreamFromReadable } from '@react-router/node'
import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

import { contentSecurityPolicy } from './lib/content-security-policy'
import { NonceContext } from './lib/nonce'

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  headers.set('Content-Type', 'text/html')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce))
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        // The timer would keep the rendered page in memory until it fires.
        onAllReady: () => clearTimeout(timeout),
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    )
    const timeout = setTimeout(abort, 10_000)
  })
}
