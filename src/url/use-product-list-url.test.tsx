import { act, render, screen } from '@testing-library/react'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createUrlProbe, shop } from '../../test/url/create-url-probe.js'
import { dropUrlUpdates } from '../../test/url/drop-url-updates.js'
import { createProductListUrl } from './product-list-url.js'
import { useProductListUrl } from './use-product-list-url.js'

const inAdapter = (node: ReactNode) => <NuqsAdapter>{node}</NuqsAdapter>

afterEach(dropUrlUpdates)
beforeEach(() => {
  history.pushState(null, '', '/shop')
})

it('useProductListUrl opens the first page when setParams changes nothing', async () => {
  history.replaceState(null, '', '/shop?after=p4')
  const probe = createUrlProbe()
  render(inAdapter(<probe.Probe />))
  await act(() => probe.url.setParams({}))
  expect(probe.url.params).toEqual({ sort: 'createdAt' })
})

it('useProductListUrl keeps two lists with different prefixes apart', async () => {
  history.replaceState(null, '', '/shop?sort=name&after=p1&sale.after=p2')
  const [all, sale] = [
    createUrlProbe(),
    createUrlProbe({ ...shop, prefix: 'sale', paging: 'pages', scroll: false }),
  ]
  render(inAdapter([<all.Probe key="all" />, <sale.Probe key="sale" />]))
  expect(sale.url.params).toEqual({ sort: 'createdAt', startingAfter: 'p2' })
  await act(() => sale.url.goToPage({ startingAfter: 'p5' }))
  expect(location.search).toBe('?sort=name&after=p1&sale.after=p5')
  expect(all.seen).toEqual([{ sort: 'name', startingAfter: 'p1' }])
})

it('useProductListUrl changes the list and rejects when the browser refuses to update the URL', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
  })
  const probe = createUrlProbe()
  render(inAdapter(<probe.Probe />))
  await act(() => expect(probe.url.setParams({ sort: 'name' })).rejects.toBeDefined())
  expect(probe.url.params).toEqual({ sort: 'name' })
  vi.restoreAllMocks()
})

it('useProductListUrl returns the same params object between renders, even with inline options', () => {
  const seen = new Set<unknown>()
  function Inline() {
    seen.add(useProductListUrl({ sorts: ['name'], filters: { tag: parseAsString } }).params)
    return null
  }
  const { rerender } = render(inAdapter(<Inline />))
  rerender(inAdapter(<Inline />))
  expect(seen.size).toBe(1)
})

it('useProductListUrl passes history, scroll and shallow to nuqs', async () => {
  const onUrlUpdate = vi.fn()
  const probe = createUrlProbe({ ...shop, paging: 'pages', shallow: false })
  render(
    <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} hasMemory>
      <probe.Probe />
    </NuqsTestingAdapter>,
  )
  const options = () => (onUrlUpdate.mock.lastCall as [{ options: object }])[0].options
  await act(() => probe.url.goToPage({ startingAfter: 'p4' }))
  expect(options()).toEqual({ history: 'push', scroll: true, shallow: false })
  await act(() => probe.url.setParams({ filters: { tag: 'n' } }, { history: 'replace' }))
  expect(options()).toEqual({ history: 'replace', scroll: false, shallow: false })
})

it.each([
  [{ sort: 'pirce' }, 'sort'],
  [{ limit: 1000 }, 'limit'],
  [{ limit: NaN }, 'limit'],
  [{ order: 'sideways' }, 'order'],
  [{ filters: { size: 'XXL' } }, 'size'],
])('setParams treats %o as the URL does: the default replaces it', async (changes, name) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.replaceState(null, '', '/shop?sort=name&size=M')
  const options = { ...shop, filters: { size: parseAsStringLiteral(['S', 'M']) } }
  let url: { params: object; setParams: (changes: never) => Promise<unknown> }
  function Probe() {
    url = useProductListUrl(options)
    return null
  }
  render(inAdapter(<Probe />))
  // These values do not compile: plain JavaScript passes them.
  await act(() => url.setParams(changes as never))
  expect(url!.params).toEqual(createProductListUrl(options).load(location.search))
  expect(new URLSearchParams(location.search).has(name)).toBe(false)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`ignored ${name}: `))
  warn.mockRestore()
})

describe('useProductListUrl().getPageHref', () => {
  it('links to a page and keeps all other parameters', () => {
    history.replaceState(null, '', '/shop?utm_source=mail&sort=name&before=p2&tag=new')
    const probe = createUrlProbe()
    render(inAdapter(<probe.Probe />))
    expect(screen.getByRole('link').getAttribute('href')).toBe('?utm_source=mail&sort=name&tag=new&after=p8')
    expect(probe.url.getPageHref({})).toBe('?utm_source=mail&sort=name&tag=new')
  })
})

it('useProductListUrl returns the parameters that createProductListUrl().load reads on the server', () => {
  const search = '?sort=name&limit=48&after=p4&tag=new&utm_source=mail'
  history.replaceState(null, '', `/shop${search}`)
  const probe = createUrlProbe()
  render(inAdapter(<probe.Probe />))
  expect(createProductListUrl(shop).load(search)).toEqual(probe.url.params)
})

it('useProductListUrl throws a MissingProviderError outside a nuqs adapter', () => {
  const { Probe } = createUrlProbe()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Probe />)).toThrow(
    expect.objectContaining({
      name: 'MissingProviderError',
      code: 'missing-provider',
      message: expect.stringContaining('<NuqsAdapter>'),
    }),
  )
})
