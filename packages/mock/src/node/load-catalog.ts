import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'

import { resourceNames } from '../mock-store/built-in-resources.js'
import type { MockCatalog, MockStoreOptions } from '../mock-store/create-mock-store.js'

const FILE = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  // `pipe` does not forward a read error to the gunzip stream, so the loop below would never end.
  const text = file.endsWith('.gz') ? pipeline(bytes, createGunzip(), () => {}) : bytes
  let rest = ''
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

async function readLines(file: string): Promise<unknown[]> {
  const items: unknown[] = []
  let number = 0
  for await (const line of linesOf(file)) {
    number += 1
    if (line.trim() === '') continue
    try {
      items.push(JSON.parse(line))
    } catch (cause) {
      throw new Error(`line ${number} is not JSON: ${(cause as Error).message}`, { cause })
    }
  }
  return items
}

async function readDocument(file: string): Promise<unknown> {
  const bytes = await readFile(file)
  const text = file.endsWith('.gz') ? await promisify(gunzip)(bytes) : bytes
  return JSON.parse(text.toString('utf8'))
}

async function readItemsFile(file: string): Promise<unknown> {
  try {
    return await (/\.(?:jsonl|ndjson)(?:\.gz)?$/.test(file) ? readLines(file) : readDocument(file))
  } catch (cause) {
    throw new Error(`cannot read ${file}: ${(cause as Error).message}`, { cause })
  }
}

function asItems(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must contain an array of items.`)
  return value as readonly unknown[]
}

async function readFolder(folder: string): Promise<Record<string, unknown>> {
  const files = (await readdir(folder)).filter((file) => FILE.test(file))
  const found = files.map((file) => [file.replace(FILE, ''), join(folder, file)] as const)
  return Object.fromEntries(
    await Promise.all(found.map(async ([name, file]) => [name, await readItemsFile(file)] as const)),
  )
}

/**
 * Reads a catalogue for `createMockStore`. Items are not validated.
 * @param path a `.json` file, a file with one product per line (`.jsonl`, `.ndjson`), either of them gzipped
 * (`.gz`), or a folder with such files, named `products` and optionally `collections`, `pages` and `menus`. Other arrays
 * become `resources` of the store: `reviews.json` is served at `/reviews`.
 * @throws Error with a one-line message that names the file and the reason.
 */
export async function loadCatalog(path: string): Promise<MockCatalog & Pick<MockStoreOptions, 'resources'>> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    (cause: unknown) => {
      throw new Error(`cannot read ${path}: ${(cause as Error).message}`, { cause })
    },
  )
  const read = isFolder ? await readFolder(path) : await readItemsFile(path)
  const named = (
    Array.isArray(read) || typeof read !== 'object' ? { products: read } : (read ?? {})
  ) as Record<string, unknown>
  if (named['products'] === undefined) {
    throw new Error(
      `${path} has no products. Add ${isFolder ? 'a products.json to the folder' : 'an array of products'}.`,
    )
  }
  const items = (name: string) => asItems(named[name] ?? [], `${path} (${name})`)
  const others = Object.keys(named).filter((name) => !(resourceNames as readonly string[]).includes(name))
  // A single document can have notes next to its lists.
  const own = others.filter((name) => isFolder || Array.isArray(named[name]))
  return {
    ...Object.fromEntries(resourceNames.map((name) => [name, items(name)])),
    ...(own.length > 0 && { resources: Object.fromEntries(own.map((name) => [name, items(name)])) }),
  } as unknown as MockCatalog
}
