import { act, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { randomRuns } from '../../test/setup/random-runs.js'
import { InvalidParamsError } from '../core/errors/invalid-params-error.js'
import { createMemoryStorage } from '../device/memory-storage.js'
import { createSavedList, type CreateSavedListOptions } from './state/create-saved-list.js'
import { useRecentlyViewed } from './use-recently-viewed.js'
import { useIsSaved, useSavedList } from './use-saved-list.js'
import { useSavedProducts } from './use-saved-products.js'
import { prerender } from '../../test/setup/prerender.js'

const open = (options: Partial<CreateSavedListOptions> = {}) =>
  createSavedList({ name: 'wishlist', storage: createMemoryStorage(), ...options })

describe('createSavedList', () => {
  it('keeps the ids of an earlier visit, the newest first', () => {
    const storage = createMemoryStorage()
    const list = open({ storage })
    for (const id of ['a', 'b', 'c', 'a']) list.add(id)
    expect(list.getState()).toEqual({ ids: ['a', 'c', 'b'], status: 'ready', isStored: true })
    expect(open({ storage }).getState().ids).toEqual(['a', 'c', 'b'])
    expect(open({ storage, name: 'recent' }).getState().ids).toEqual([])
    expect(storage.length).toBe(3)
  })

  it('drops the oldest id of a full list, or refuses', () => {
    const recent = open({ max: 2 })
    for (const id of ['a', 'b', 'c']) expect(recent.add(id)).toEqual({ saved: true })
    expect(recent.getState().ids).toEqual(['c', 'b'])
    const compare = open({ max: 2, whenFull: 'refuse' })
    for (const id of ['a', 'b']) compare.add(id)
    expect(compare.add('c')).toEqual({ saved: false, reason: 'full' })
    expect(compare.add('a')).toEqual({ saved: true })
    expect(compare.getState().ids).toEqual(['a', 'b'])
  })

  it('toggles, removes and clears', () => {
    const list = open()
    expect(list.toggle('a')).toEqual({ saved: true })
    expect(list.toggle('a')).toEqual({ saved: false })
    for (const id of ['a', 'b']) list.add(id)
    list.remove('a')
    expect(list.getState().ids).toEqual(['b'])
    list.clear()
    expect(list.getState().ids).toEqual([])
  })

  it('shares its ids with a second list of the same name', () => {
    const storage = createMemoryStorage()
    const [first, second] = [open({ storage }), open({ storage })]
    const listener = vi.fn()
    second.subscribe(listener)
    first.add('__proto__')
    expect(second.getState().ids).toEqual(['__proto__'])
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each(['', 5, null, '\ud800', 'x'.repeat(201)])('throws InvalidParamsError for the id %j', (id) => {
    const list = open()
    list.add('a')
    expect(() => list.add(id as string)).toThrow(InvalidParamsError)
    expect(list.getState().ids).toEqual(['a'])
  })

  it.each([{ name: '' }, { max: 0 }, { max: 1.5 }])('throws InvalidParamsError for %o', (options) => {
    expect(() => open(options)).toThrow(InvalidParamsError)
  })

  it.each(['{', '[]', '{"v":2,"id":"a"}', '{"v":1,"id":"b","addedAt":1}', 'x'.repeat(6_000_000)])(
    'ignores a stored value that it did not write',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('storefront-saved:default:wishlist:a', text)
      const onError = vi.fn()
      const list = open({ storage, onError })
      list.add('c')
      expect(list.getState().ids).toEqual(['c'])
      expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'invalid' }))
    },
  )

  it.each([
    ['a date that is too far for a later one', { id: 'a', addedAt: 1e308 }],
    ['an id that could not be removed', { id: 'x'.repeat(300), addedAt: 1 }],
  ])('ignores a stored entry with %s', (_, entry) => {
    const storage = createMemoryStorage()
    storage.setItem(`storefront-saved:default:wishlist:${entry.id}`, JSON.stringify({ v: 1, ...entry }))
    const list = open({ storage })
    list.add('c')
    expect(list.getState().ids).toEqual(['c'])
  })

  it('shows no more ids than max when it was stored with a higher one, and drops the others with the next change', () => {
    const storage = createMemoryStorage()
    const before = open({ storage })
    for (const id of ['a', 'b', 'c', 'd']) before.add(id)
    const list = open({ storage, max: 2 })
    expect(list.getState().ids).toEqual(['d', 'c'])
    list.remove('d')
    expect(list.getState().ids).toEqual(['c'])
    expect(storage.length).toBe(1)
  })

  it('behaves like an array that moves its newest id to the front', () => {
    const action = fc.tuple(
      fc.constantFrom('add', 'remove', 'toggle'),
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const list = open({ max: 3 })
        let model: string[] = []
        for (const [type, id] of actions) {
          list[type as 'add'](id)
          const isRemoval = type === 'remove' || (type === 'toggle' && model.includes(id))
          const others = model.filter((other) => other !== id)
          model = isRemoval ? others : [id, ...others].slice(0, 3)
          expect(list.getState().ids).toEqual(model)
        }
        list.destroy()
      }),
      randomRuns(),
    )
  })
})

describe('the hooks of saved lists', () => {
  const { products } = createSampleCatalog({ size: 5 })
  const ids = products.map(({ id }) => id)

  it('render one heart when one id is saved', () => {
    const list = open()
    const renders = { a: 0, b: 0 }
    const heart = (id: 'a' | 'b') => () => {
      renders[id]++
      return useIsSaved(list, id)
    }
    const a = renderHook(heart('a'))
    renderHook(heart('b'))
    act(() => void list.add('a'))
    expect(a.result.current).toBe(true)
    expect(renders).toEqual({ a: 2, b: 1 })
  })

  it('hide a product that does not exist, and keep its id', async () => {
    const store = createMockStore({ products })
    const list = open()
    for (const id of [ids[0]!, 'gone', ids[1]!]) list.add(id)
    const { result } = renderHook(() => useSavedProducts(list), { wrapper: createWrapper({ store }) })
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current.data.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect(list.getState().ids).toHaveLength(3)
  })

  it('add the viewed product with consent only, and leave it out of the result', () => {
    const list = open()
    list.add('older')
    const { result, rerender } = renderHook(
      ({ enabled }) => useRecentlyViewed(list, { id: 'current' }, { enabled }),
      { initialProps: { enabled: false } },
    )
    expect(list.getState().ids).toEqual(['older'])
    rerender({ enabled: true })
    expect(list.getState().ids).toEqual(['current', 'older'])
    expect(result.current).toEqual(['older'])
  })

  it('add the product of a prerendered page when the shopper opens the page, and not if they never do', () => {
    const prerendering = prerender()
    const list = open()
    const view = () => renderHook(() => useRecentlyViewed(list, { id: 'current' }))
    view().unmount()
    prerendering.activate()
    expect(list.getState().ids).toEqual([])

    const again = prerender()
    view()
    expect(list.getState().ids).toEqual([])
    again.activate()
    expect(list.getState().ids).toEqual(['current'])
  })

  it('show an empty list on the server', () => {
    const list = open()
    list.add('a')
    const Count = () => <>{`${useSavedList(list).status} ${useSavedList(list).ids.length}`}</>
    expect(renderToString(<Count />)).toBe('hydrating 0')
  })
})
