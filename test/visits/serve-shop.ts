import react from '@vitejs/plugin-react'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'

import { serveFiles } from '../examples/serve-files.js'
import { freePort } from '../free-port.js'

export interface ShopServer {
  readonly url: string
  close(): Promise<void>
}

/** Builds the shop of this folder for production and serves it. */
export async function serveShop(): Promise<ShopServer> {
  const outDir = await mkdtemp(join(tmpdir(), 'visits-'))
  await build({
    root: join(import.meta.dirname, 'app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const server = await serveFiles(await freePort(), (path) =>
    join(outDir, extname(path) ? path : 'index.html'),
  )
  return {
    url: server.url,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
