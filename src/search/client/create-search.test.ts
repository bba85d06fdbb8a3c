import { expect, it, vi } from 'vitest'

import type { SearchEngine } from '../engine/engine.js'
import { createSearch } from './create-search.js'

const client = { cacheScope: 'test' }

it('destroys an engine that arrives after destroy, and requests no documents with it', async () => {
  const engine = {
    isRemote: false,
    load: vi.fn(() => Promise.resolve({})),
    query: () => Promise.reject(new Error('destroyed')),
    destroy: vi.fn(),
  } satisfies SearchEngine
  const search = createSearch({ client, engine: () => Promise.resolve(engine) })
  const loading = search.load()
  search.destroy()
  await loading
  expect(engine.destroy).toHaveBeenCalledOnce()
  expect(engine.load).not.toHaveBeenCalled()
  await expect(search.query()).rejects.toThrow('destroyed')
  expect(engine.destroy).toHaveBeenCalledOnce()
})
