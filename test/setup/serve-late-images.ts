import type { ServerResponse } from 'node:http'

import type { Plugin } from 'vite'

/** `GET /late-images/x` waits for `POST /late-images/x`, and its response is the body of that: an empty body is a failure. Later requests have it at once. */
export function serveLateImages(): Plugin {
  const waiting = new Map<string, ServerResponse[]>()
  const bodies = new Map<string, Buffer>()
  const answer = (response: ServerResponse, body: Buffer) =>
    response.writeHead(body.length > 0 ? 200 : 404, { 'content-type': 'image/png' }).end(body)
  return {
    name: 'serve-late-images',
    configureServer({ middlewares }) {
      middlewares.use('/late-images', (request, response) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (request.method !== 'POST') {
          const body = bodies.get(path)
          if (body) answer(response, body)
          else waiting.set(path, [...(waiting.get(path) ?? []), response])
          return
        }
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const body = Buffer.concat(chunks)
          const others = waiting.get(path) ?? []
          waiting.delete(path)
          if (others.length > 0) bodies.set(path, body)
          for (const other of others) answer(other, body)
          response.end(String(others.length))
        })
      })
    },
  }
}
