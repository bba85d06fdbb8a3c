import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { MockStore } from 'storefront-mock'

import { splitApp } from './build-app.js'

export interface ServedApps {
  readonly urlOf: (app: string) => string
  /** Paths of the API's requests so far. */
  readonly requests: string[]
  close(): void
}

const pageOf = (app: string, entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${app}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${app}/${entry}"></script>
  </body>
</html>
`

/**
 * Builds the apps, by name and source, and serves their files, JSON files by path and the store's API compressed, as a real
 * host does.
 * The server keeps its answers, so that only the first round waits for the store.
 */
export async function serveApps(
  store: MockStore,
  sources: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<ServedApps> {
  const answers = new Map<string, { readonly body: Buffer; readonly type: string }>()
  for (const [app, source] of Object.entries(sources)) {
    const chunks = await splitApp(source)
    answers.set(`/${app}`, { body: gzipSync(pageOf(app, chunks[0].fileName)), type: 'text/html' })
    for (const { fileName, code } of chunks)
      answers.set(`/${app}/${fileName}`, { body: gzipSync(code), type: 'text/javascript' })
  }
  for (const [path, text] of Object.entries(files)) {
    answers.set(path, { body: gzipSync(text), type: 'application/json' })
  }
  const requests: string[] = []
  const server = createServer(({ url = '/' }, response) => {
    const isApi = url.startsWith('/api/')
    if (isApi) requests.push(url)
    void (async () => {
      const path = isApi ? url : new URL(url, 'http://localhost').pathname
      let answer = answers.get(path)
      if (!answer) {
        const headers = { Authorization: `Bearer ${store.apiKey}` }
        const ofStore = await store.handle(new Request(new URL(path, store.baseUrl), { headers }))
        answer = { body: gzipSync(await ofStore.text()), type: 'application/json' }
        answers.set(path, answer)
      }
      response.writeHead(200, {
        'content-type': answer.type,
        'content-encoding': 'gzip',
        'content-length': answer.body.length,
        // As an API answers that is not meant to be cached by the browser.
        'cache-control': 'no-store',
        // `performance.now()` has a resolution of 5 µs in cross-origin isolated pages, else 100 µs.
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      })
      response.end(answer.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (app) => `http://127.0.0.1:${port}/${app}`,
    requests,
    close: () => server.close(),
  }
}
