import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A module without memory of earlier tests, as after a reload. */
async function reload() {
  vi.resetModules()
  return import('./seen-ids.js')
}

beforeEach(() => sessionStorage.clear())

describe('getSeenIds', () => {
  it('remembers the ids of a list and history entry after a reload', async () => {
    const before = await reload()
    before.getSeenIds('entry:list').add('a').add('__proto__')
    before.saveSeenIds('entry:list', before.getSeenIds('entry:list'))
    const after = await reload()
    expect([...after.getSeenIds('entry:list')]).toEqual(['a', '__proto__'])
    expect([...after.getSeenIds('other:list')]).toEqual([])
  })

  it('remembers nothing across a reload for an index, which another document can use too', async () => {
    const before = await reload()
    before.saveSeenIds('index-1:list', new Set(['a']))
    before.saveSeenIds('', new Set(['a']))
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', 'null', '[]', '{"ids":5}', '{"ids":[5,null]}', 'x'.repeat(600_000)])(
    'starts empty when the storage holds something else',
    async (text) => {
      sessionStorage.setItem('storefront-seen:entry:list', text)
      const { getSeenIds } = await reload()
      expect([...getSeenIds('entry:list')]).toEqual([])
    },
  )

  it('keeps the lists that were written last', async () => {
    const now = vi.spyOn(Date, 'now')
    const { saveSeenIds } = await reload()
    for (let index = 0; index < 25; index++) {
      now.mockReturnValue(1000 + index)
      saveSeenIds(`${index}:list`, new Set(['a']))
    }
    now.mockRestore()
    expect(sessionStorage.length).toBe(20)
    expect(sessionStorage.getItem('storefront-seen:0:list')).toBeNull()
    expect(sessionStorage.getItem('storefront-seen:24:list')).toContain('"a"')
  })
})
