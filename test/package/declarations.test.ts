import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createConsumer, library, pack, tools, type Consumer } from './packed-package.js'
import { writeConsumer } from './write-consumer.js'

let packed: Awaited<ReturnType<typeof pack>>
let consumer: Consumer

beforeAll(async () => {
  packed = await pack()
  const peers = [library, ...tools].flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}))
  const types = ['@types/node', '@types/react', '@types/react-dom']
  const own = tools.map(({ name }) => name)
  const linked = peers.filter((name) => name !== library.name)
  consumer = await createConsumer(packed.tarball, [...new Set([...linked, ...types, ...own])])
})

afterAll(async () => {
  await Promise.all([consumer.remove(), packed.remove()])
})

/** Compiles a module of an app with `declaration: true`, and returns its errors. */
async function errorsOf(name: string, text: string): Promise<string[]> {
  await writeFile(join(consumer.folder, 'package.json'), '{ "name": "shop", "type": "module" }')
  const file = join(consumer.folder, name)
  await writeFile(file, text)
  const program = ts.createProgram([file], {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    outDir: join(consumer.folder, 'dist'),
  })
  const source = program.getSourceFile(file)
  const found = [...program.getSemanticDiagnostics(source), ...program.getDeclarationDiagnostics(source)]
  return found.map(({ code, start, messageText }) => describe(code, messageText, source, start))
}

// A design system, a shared package or a monorepo exports its hooks, so its compiler must be able to write their types.
it('a project with `declaration: true` exports what every public function returns', async () => {
  expect(await errorsOf('index.ts', writeConsumer([library, ...tools]))).toEqual([])
})

/** The fields exist in the registered client only. */
const REGISTERED = `
import { createStorefrontClient, defineResource, useCollection, useCollections, useProduct, useProducts, type Collection, type Product } from 'storefront-react'

declare const productSchema: Parameters<typeof defineResource<Product & { readonly brand: string }>>[0]['schema']
declare const collectionSchema: Parameters<typeof defineResource<Collection & { readonly season: number }>>[0]['schema']
const products = defineResource({ name: 'products', path: '/products', schema: productSchema })
const collections = defineResource({ name: 'collections', path: '/collections', schema: collectionSchema })
const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, resources: { products, collections } })

declare module 'storefront-react' {
  interface Register { client: typeof client }
}

export const useBrands = (): string[] | undefined => useProducts().data?.items.map(({ brand }) => brand)
export const useBrand = (): string | undefined => useProduct({ slug: 'mug' }).data?.brand
export const useSeasons = (): number[] | undefined => useCollections().data?.items.map(({ season }) => season)
export const useSeason = (): number | undefined => useCollection({ slug: 'mugs' }).data?.season
`

// A declaration file that writes `RegisteredClient` out has its default in it, so `Register` would change nothing.
it('the built hooks have the types of the client that an app declares in `Register`', async () => {
  expect(await errorsOf('registered.ts', REGISTERED)).toEqual([])
})

function describe(
  code: number,
  text: string | ts.DiagnosticMessageChain,
  source: ts.SourceFile | undefined,
  start = 0,
): string {
  const line = source?.text.slice(source.text.lastIndexOf('\n', start) + 1).split('\n')[0] ?? ''
  return `TS${code} in ${line}: ${ts.flattenDiagnosticMessageText(text, '\n')}`
}
