import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

export interface FileServer {
  readonly url: string
  close(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/**
 * Serves files to pages of every origin.
 * @param fileOf returns the path of the file for a path of the URL, or undefined for a response with status 404
 */
export async function serveFiles(
  port: number,
  fileOf: (path: string) => string | undefined,
): Promise<FileServer> {
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://shop.test').pathname)
    if (!file) return void response.writeHead(404).end()
    readFile(file).then(
      (body) => {
        const type = TYPES[extname(file)] ?? 'text/plain'
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
