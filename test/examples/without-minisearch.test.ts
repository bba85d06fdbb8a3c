import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { pack } from '../package/packed-package.js'
import { installExample } from './install-example.js'

const PAGE = `'use client'
import { useState } from 'react'
import { ProductList, StorefrontProvider } from 'storefront-react'
import { createSearch, Facets, createHttpSearchEngine, SearchField, useProductSearch } from 'storefront-react/search'
import { createStorefrontClient } from 'storefront-react/core'

const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: 'pk_1' })
const search = createSearch({ client, engine: createHttpSearchEngine('/api/search') })

function Results() {
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState({})
  const results = useProductSearch(search, { query, filters })
  return (
    <>
      <SearchField.Root search={search} value={query} onValueChange={setQuery} results={results}>
        <SearchField.Input />
      </SearchField.Root>
      <Facets.Root facets={results.facets} filters={filters} onFiltersChange={(next) => setFilters(next)} />
      <ProductList.Root list={results}>
        <ProductList.Items>{(item) => <ProductList.Item>{item.name}</ProductList.Item>}</ProductList.Items>
      </ProductList.Root>
    </>
  )
}

export default function RemoteSearch() {
  return (
    <StorefrontProvider client={client}>
      <Results />
    </StorefrontProvider>
  )
}
`

const LAYOUT = `export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`

let packed: Awaited<ReturnType<typeof pack>>
beforeAll(async () => {
  packed = await pack()
}, 900_000)
afterAll(() => packed.remove())

it.each([
  [
    'vite',
    {
      'src/main.tsx': `import Page from './remote-search'\nconsole.log(Page)\n`,
      'src/remote-search.tsx': PAGE,
    },
    ['src/search', 'src/routes'],
    'dist',
  ],
  [
    'next',
    {
      'app/page.tsx': PAGE,
      'app/layout.tsx': LAYOUT,
    },
    // One page is enough for this bundler, and builds in a third of the time. Vite builds the rest of its example.
    ['app', 'components', 'lib', 'proxy.ts'],
    '.next',
  ],
])(
  'an app without minisearch builds in %s',
  async (name, files, searchFolders, output) => {
    const project = await installExample(name, packed.tarball)
    try {
      await rm(join(project.folder, 'node_modules/minisearch'), { recursive: true, force: true })
      // The search pages of the examples need the package.
      for (const path of searchFolders) await rm(join(project.folder, path), { recursive: true })
      for (const [path, text] of Object.entries(files)) {
        await mkdir(join(project.folder, path, '..'), { recursive: true })
        await writeFile(join(project.folder, path), text)
      }
      await project.run(name, ['build'], {
        STOREFRONT_URL: 'http://127.0.0.1:9/api/v1',
        STOREFRONT_SERVER_KEY: 'sk_1',
        NEXT_TELEMETRY_DISABLED: '1',
      })
      expect(existsSync(join(project.folder, 'node_modules/minisearch'))).toBe(false)
      expect(existsSync(join(project.folder, output))).toBe(true)
    } finally {
      await project.remove()
    }
  },
  900_000,
)
