import type { ServerResponse } from 'node:http'

import type { Plugin } from 'vite'

/** `GET /late-images/x` waits for `POST /late-images/x`, and its response is the body of that: an empty body is a failure. */
export function serveLateImages(): Plugin {
  const waiting = new Map<string, ServerResponse[]>()
  return {
    name: 'serve-late-images',
    configureServer({ middlewares }) {
      middlewares.use('/late-images', (request, response) => {
        const [path = ''] = (request.url ?? '').split('?')
        const others = waiting.get(path) ?? []
        if (request.method !== 'POST') {
          waiting.set(path, [...others, response])
          return
        }
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const body = Buffer.concat(chunks)
          waiting.delete(path)
          for (const other of others) {
            other.writeHead(body.length > 0 ? 200 : 404, { 'content-type': 'image/png' }).end(body)
          }
          response.end(String(others.length))
        })
      })
    },
  }
}
