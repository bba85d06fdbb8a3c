import ts from 'typescript'
import * as core from 'storefront-react/core'
import type { Product } from 'storefront-react/core'

const compile = (code: string) =>
  ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  }).outputText

function run(code: string, scope: Readonly<Record<string, unknown>>): void {
  // oxlint-disable-next-line no-implied-eval
  const execute = new Function(...Object.keys(scope), compile(code)) as (...values: unknown[]) => void
  execute(...Object.values(scope))
}

/** The fetch of a created shop, over the fetch of a server. */
export function runFetch(code: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  const exports: { storeFetch?: typeof globalThis.fetch } = {}
  run(code, { exports, fetch })
  return exports.storeFetch!
}

/** Runs the printed TypeScript as an app would, with the fetch of a server. */
export async function runCode(code: string, fetch: typeof globalThis.fetch): Promise<Product[]> {
  const module = {
    exports: {} as {
      client?: core.StorefrontClient
      readProducts?: (load: typeof fetch) => Promise<Product[]>
    },
  }
  const require = () => ({
    ...core,
    createStorefrontClient: (options: core.StorefrontClientOptions) =>
      core.createStorefrontClient({
        ...options,
        apiKey: options.apiKey === null ? null : 'wk_test_12345678',
        fetch,
        onInvalidItem: 'throw',
      }),
  })
  const process = { env: { STOREFRONT_API_KEY: 'wk_test_12345678' } }
  run(code, { require, exports: module.exports, process })
  const { client, readProducts } = module.exports
  if (readProducts) return readProducts(fetch)
  const products: Product[] = []
  for await (const product of client!.products.iterate({ limit: 7 })) products.push(product)
  return products
}
