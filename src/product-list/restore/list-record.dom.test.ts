import { beforeEach, describe, expect, it, vi } from 'vitest'

const indexed = 'storefront-react:list:index-3:list'
const keyed = 'storefront-react:list:k1:list'

/** Each document evaluates the module again. jsdom has no navigation entries. */
async function openDocument(type: NavigationTimingType) {
  vi.resetModules()
  performance.getEntriesByType = vi.fn().mockReturnValue([{ type }])
  return (await import('./list-record.js')).forgetIndexedEntries
}

beforeEach(() => {
  sessionStorage.setItem(indexed, '{}')
  sessionStorage.setItem(keyed, '{}')
})

describe('forgetIndexedEntries', () => {
  it.each(['navigate', 'back_forward'] as const)(
    'removes records under an index after the load %s, because the index may belong to another visit',
    async (type) => {
      const forgetIndexedEntries = await openDocument(type)
      forgetIndexedEntries()
      expect(Object.keys(sessionStorage)).toEqual([keyed])
    },
  )

  it('keeps records under an index after a reload, which continues the entries of the last document', async () => {
    const forgetIndexedEntries = await openDocument('reload')
    forgetIndexedEntries()
    expect(Object.keys(sessionStorage).sort()).toEqual([indexed, keyed])
  })

  it('keeps the records that this document has stored', async () => {
    const forgetIndexedEntries = await openDocument('navigate')
    forgetIndexedEntries()
    sessionStorage.setItem(indexed, '{}')
    forgetIndexedEntries()
    expect(Object.keys(sessionStorage).sort()).toEqual([indexed, keyed])
  })
})
