import { algoliasearch } from 'algoliasearch'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createStorefrontClient, type AnyStorefrontClient } from 'storefront-react/core'
import type { IndexRecord } from '../../src/hosted/index.js'
import { answerAlgolia } from './services/algolia.js'
import { createChecker } from './services/descriptions.js'
import { HostedIndex } from './services/hosted-index.js'
import { startService } from './services/service.js'

interface Index {
  readonly save: (records: readonly IndexRecord[]) => Promise<unknown>
  readonly remove: (ids: readonly string[]) => Promise<unknown>
}
interface State {
  readonly asOf: string
  readonly ids: readonly string[]
}
type PushChanges = (client: AnyStorefrontClient, index: Index, last?: State) => Promise<State>

const root = join(import.meta.dirname, '../../../..')

/** The script as docs/hosted-search.md shows it. */
async function loadScript(): Promise<PushChanges> {
  const docs = readFileSync(join(root, 'docs/hosted-search.md'), 'utf8')
  const [, code] = /^```ts\n((?:(?!^```).)*pushChanges.*?)^```$/ms.exec(docs)!
  const folder = mkdtempSync(join(import.meta.dirname, 'script-'))
  try {
    const file = join(folder, 'push-changes.ts')
    writeFileSync(file, code!)
    const script = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { pushChanges: PushChanges }
    return script.pushChanges
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the script that pushes records', async () => {
  const pushChanges = await loadScript()
  const checker = createChecker('algolia')
  const hosted = new HostedIndex()
  const service = await startService(hosted, answerAlgolia(checker))
  afterAll(() => service.close())
  const hosts = [
    { url: `127.0.0.1:${service.port}`, accept: 'readWrite' as const, protocol: 'http' as const },
  ]
  const admin = algoliasearch('APP', 'admin-key', { hosts })
  const index = {
    save: vi.fn((records: readonly IndexRecord[]) =>
      admin.saveObjects({ indexName: 'products', objects: [...records] }),
    ),
    remove: vi.fn((ids: readonly string[]) =>
      admin.deleteObjects({ indexName: 'products', objectIDs: [...ids] }),
    ),
  }

  it('pushes everything once, then what changed, and removes what is gone', async () => {
    const old = '2020-01-01T00:00:00.000Z'
    const products = ['a', 'b', 'c', 'd'].map((id) => ({
      ...buildProduct({ id, name: `Product ${id}` }),
      updatedAt: old,
    }))
    const store = createMockStore({ products })
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })

    const first = await pushChanges(client, index)
    expect(hosted.ids.toSorted()).toEqual(['a', 'b', 'c', 'd'])

    store.update('a', { name: 'New name', updatedAt: new Date().toISOString() })
    // Without a new `updatedAt`, a change is not seen.
    store.update('b', { name: 'Unseen', updatedAt: old })
    store.update('c', { status: 'DRAFT', updatedAt: old })
    store.remove('d')
    store.insert({ ...buildProduct({ id: 'e', name: 'Product e' }), updatedAt: old })
    await pushChanges(client, index, first)

    expect(index.save.mock.lastCall?.[0].map(({ name }) => name).toSorted()).toEqual([
      'New name',
      'Product e',
    ])
    expect(index.remove.mock.lastCall?.[0].toSorted()).toEqual(['c', 'd'])
    expect(hosted.ids.toSorted()).toEqual(['a', 'b', 'e'])
    expect(checker.problems).toEqual([])
  })
})
