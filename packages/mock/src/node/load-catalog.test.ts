import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { loadCatalog } from './load-catalog.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const a = { id: 'a', name: 'Zuß ☕' }
const b = { id: 'b' }
const lines = `${JSON.stringify(a)}\r\n\n${JSON.stringify(b)}`

describe('loadCatalog', () => {
  test('reads JSON and JSON lines, plain or gzipped', async () => {
    for (const [name, content] of [
      ['list.json', JSON.stringify([a, b])],
      ['list.json.gz', gzipSync(JSON.stringify([a, b]))],
      ['lines.jsonl', lines],
      ['lines.ndjson.gz', gzipSync(lines)],
    ] as const) {
      expect((await loadCatalog(await file(name, content))).products, name).toEqual([a, b])
    }
  })

  test('reads all resources from one file', async () => {
    const path = await file('whole.json', JSON.stringify({ products: [a], menus: [b] }))
    expect(await loadCatalog(path)).toEqual({ products: [a], collections: [], pages: [], menus: [b] })
  })

  test('reads a folder with a file per resource', async () => {
    await mkdir(join(folder, 'shop'))
    await file('shop/products.jsonl.gz', gzipSync(lines))
    await file('shop/collections.json', JSON.stringify([b]))
    const resources = { products: [a, b], collections: [b], pages: [], menus: [] }
    expect(await loadCatalog(join(folder, 'shop'))).toEqual(resources)

    await file('shop/reviews.json', JSON.stringify([a]))
    expect(await loadCatalog(join(folder, 'shop'))).toEqual({ ...resources, resources: { reviews: [a] } })

    await file('shop/notes.json', '{}')
    await expect(loadCatalog(join(folder, 'shop'))).rejects.toThrow('(notes) must contain an array')
  })

  test('reads lines and characters that span two chunks of the file', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ id: `p${index}`, name: '☕ süß' }))
    const path = await file('many.jsonl', many.map((item) => JSON.stringify(item)).join('\n'))
    expect((await loadCatalog(path)).products).toEqual(many)
  })
})

describe('loadCatalog with a bad file', () => {
  test.each([
    ['broken.json', '[{"id":', /broken\.json: .*JSON/],
    ['empty.json', '', /empty\.json: .*JSON/],
    ['null.json', 'null', /null\.json has no products/],
    ['number.json', '3', /number\.json \(products\) must contain an array/],
    ['object.json', '{"items":[]}', /object\.json has no products/],
    ['broken.jsonl', '{"id":"a"}\n{"id"', /broken\.jsonl: line 2 is not JSON/],
    ['plain.json.gz', '[]', /plain\.json\.gz: incorrect header/],
    ['plain.jsonl.gz', '[]', /plain\.jsonl\.gz: incorrect header/],
  ])('rejects with the file and the reason for %s', async (name, content, message) => {
    await expect(loadCatalog(await file(name, content))).rejects.toThrow(message)
  })

  test('rejects with the file and the reason for a missing file and an empty folder', async () => {
    await expect(loadCatalog(join(folder, 'missing.jsonl'))).rejects.toThrow(/missing\.jsonl: ENOENT/)
    const empty = await mkdtemp(join(folder, 'empty-'))
    await expect(loadCatalog(empty)).rejects.toThrow(
      /empty-.* has no products\. Add a products\.json to the folder/,
    )
  })
})
