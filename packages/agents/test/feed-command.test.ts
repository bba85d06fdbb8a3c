import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from 'storefront-mock'
import { writeProductFeed, type WriteProductFeedOptions } from 'storefront-agents/node'

import type { Product } from '../../../src/core/schemas/product.js'
import { readJsonLines, readXml } from './read-feed.js'

const CLI = join(import.meta.dirname, '../src/cli/cli.ts')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-feed-'))
})
afterEach(() => rm(folder, { recursive: true }))

const product = (id: string, images: readonly string[] = ['/a.png']): Product =>
  buildProduct({ id, slug: id, images: [...images] })

/** A client of a shop with these products, which then fails if an error is given. */
const clientOf = (products: readonly Product[], error?: Error) =>
  ({
    rules: { currency: 'EUR' },
    products: {
      async list() {
        if (error) throw error
        return { items: products, invalidItems: [], hasMore: false }
      },
    },
  }) as unknown as WriteProductFeedOptions['client']

const optionsOf = (products: readonly Product[], error?: Error): WriteProductFeedOptions => ({
  client: clientOf(products, error),
  format: 'google-xml',
  siteUrl: 'https://shop.example',
  getProductUrl: ({ slug }) => `/products/${slug}`,
  file: join(folder, 'feed.xml'),
})

describe('writeProductFeed', () => {
  it('replaces the file with the whole feed, and leaves nothing beside it', async () => {
    const options = optionsOf([product('a'), product('b')])
    await writeFile(options.file, 'the feed of yesterday')
    const written = await writeProductFeed(options)
    expect(written).toMatchObject({ isWritten: true, problems: 0 })
    expect(readXml(await readFile(options.file, 'utf8'))).toHaveLength(written.rows)
    expect(await readdir(folder)).toEqual(['feed.xml'])
  })

  it('compresses a file that ends in .gz', async () => {
    const file = join(folder, 'feed.jsonl.gz')
    const getFields = () => ({ brand: 'Brand' })
    await writeProductFeed({ ...optionsOf([product('a')]), format: 'openai-jsonl', getFields, file })
    const rows = readJsonLines(gunzipSync(await readFile(file)).toString('utf8'))
    expect(rows[0]).toMatchObject({ brand: 'Brand' })
  })

  it.each<[string, () => readonly Product[]]>([
    ['too many variants are left out', () => [product('a'), product('b', [])]],
    ['the shop has no product', () => []],
  ])('keeps the file of the last time if %s', async (_reason, products) => {
    const options = optionsOf(products())
    await writeFile(options.file, 'the feed of yesterday')
    expect(await writeProductFeed(options)).toMatchObject({ isWritten: false })
    expect(await readFile(options.file, 'utf8')).toBe('the feed of yesterday')
    expect(await readdir(folder)).toEqual(['feed.xml'])
  })

  it('leaves out more variants if the shop allows it', async () => {
    const options = { ...optionsOf([product('a'), product('b', [])]), maxProblems: 0.5 }
    expect(await writeProductFeed(options)).toMatchObject({ isWritten: true })
  })

  it('keeps the file of the last time if the store fails on the way', async () => {
    const options = optionsOf([product('a')], new Error('The store is down.'))
    await writeFile(options.file, 'the feed of yesterday')
    await expect(writeProductFeed(options)).rejects.toThrow('The store is down.')
    expect(await readFile(options.file, 'utf8')).toBe('the feed of yesterday')
    expect(await readdir(folder)).toEqual(['feed.xml'])
  })
})

describe('storefront-agents feed', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', CLI, ...args], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
      )
    })

  const configure = async (products: readonly Product[]) => {
    const path = join(folder, 'feed.config.mjs')
    await writeFile(
      path,
      `const products = ${JSON.stringify(products)}
export default {
  client: {
    rules: { currency: 'EUR' },
    products: { list: async () => ({ items: products, invalidItems: [], hasMore: false }) },
  },
  format: 'google-tsv',
  siteUrl: 'https://shop.example',
  getProductUrl: ({ slug }) => '/products/' + slug,
  file: ${JSON.stringify(join(folder, 'feed.tsv'))},
}
`,
    )
    return path
  }

  it('writes the feed of the configuration, and says how many rows it has', { timeout: 60_000 }, async () => {
    const { code, stdout } = await run('feed', await configure([product('a')]))
    expect([code, stdout]).toEqual([0, expect.stringMatching(/feed\.tsv: \d+ rows, 0 variants left out/)])
    expect(await readFile(join(folder, 'feed.tsv'), 'utf8')).toContain('https://shop.example/products/a')
  })

  it('exits 1, and names each variant, if the file was kept', { timeout: 60_000 }, async () => {
    const { code, stderr } = await run('feed', await configure([product('b', [])]))
    expect(code).toBe(1)
    expect(stderr).toMatch(/^b .+: image_link is missing/m)
    expect(stderr).toContain('was kept')
    expect(await readdir(folder)).toEqual(['feed.config.mjs'])
  })

  it('exits 2 and says why for arguments and files that it cannot read', { timeout: 60_000 }, async () => {
    const missing = await run('feed', join(folder, 'none.mjs'))
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('none.mjs')])
    expect((await run('sell')).code).toBe(2)
    expect((await run('--help')).stdout).toContain('Usage: storefront-agents feed')
  })
})
