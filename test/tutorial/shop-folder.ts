import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { serveApp, type RunningApp } from '../examples/serve-app.js'
import { createConsumer, pack, type Consumer } from '../package/packed-package.js'
import type { Files } from './read-chapters.js'

/** Those of the app that `npm create vite` makes, and those that the chapters install. */
const PACKAGES = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
  '@tanstack/react-query',
  'react-router',
  'nuqs',
  'vitest',
  'jsdom',
  '@testing-library/react',
  '@testing-library/dom',
  'storefront-mock',
  'storefront-search',
]

/** The folder of a reader, with the packed package. */
export interface ShopFolder {
  /** Copies the files as a reader does. */
  write(files: Files): void
  /** Starts `npm run dev`. */
  start(): Promise<RunningApp>
  run: Consumer['run']
  remove(): Promise<void>
}

export async function createShopFolder(): Promise<ShopFolder> {
  const packed = await pack()
  const consumer = await createConsumer(packed.tarball, PACKAGES)
  const { folder } = consumer
  cpSync(join(import.meta.dirname, 'fixture'), folder, { recursive: true })
  return {
    run: (command, args) => consumer.run(command, args),
    write(files) {
      for (const [name, code] of files) {
        mkdirSync(dirname(join(folder, name)), { recursive: true })
        writeFileSync(join(folder, name), code)
      }
    },
    start() {
      // Vite would load a newer package of an earlier chapter during a test, and reload the page.
      rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true })
      return serveApp(consumer, 'vite/bin/vite.js', (port) => ['--strictPort', '--port', port])
    },
    remove: async () => {
      await consumer.remove()
      await packed.remove()
    },
  }
}
