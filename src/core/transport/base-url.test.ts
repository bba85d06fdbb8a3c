// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { InvalidParamsError } from '../errors/index.js'
import { normalizeBaseUrl } from './base-url.js'

afterEach(() => vi.unstubAllGlobals())

describe('a base URL', () => {
  it.each([
    ['https://shop.test/api/v1', 'https://shop.test/api/v1'],
    ['https://shop.test/v1//', 'https://shop.test/v1'],
    ['http://localhost:4010/api/v1/', 'http://localhost:4010/api/v1'],
    ['/api/v1/', '/api/v1'],
    ['/', ''],
  ])('%s is %s', (given, normal) => {
    expect(normalizeBaseUrl(given)).toBe(normal)
  })

  it.each([
    ['', 'missing'],
    ['shop.test/api/v1', 'not an absolute URL'],
    ['//shop.test/api/v1', 'not an absolute URL'],
    ['ftp://shop.test/api/v1', 'scheme'],
    ['https://user:secret@shop.test/api/v1', 'credentials'],
    ['https://shop.test/api/v1?key=secret', 'query'],
    ['/api/v1?key=secret', 'query'],
  ])('%s is refused: %s', (given, reason) => {
    expect(() => normalizeBaseUrl(given)).toThrow(InvalidParamsError)
    expect(() => normalizeBaseUrl(given)).toThrow(reason)
    expect(() => normalizeBaseUrl(given)).not.toThrow('secret')
  })
})

describe('a client on a path of the page', () => {
  const answer = { data: [], has_more: false, total_count: 0 }
  const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(answer))
  const proxied = () => createStorefrontClient({ baseUrl: '/api/v1/', apiKey: null, fetch })

  afterEach(() => fetch.mockClear())

  it("sends to the page's origin in a browser", async () => {
    vi.stubGlobal('location', { origin: 'https://shop.test' })
    await proxied().products.list()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://shop.test/api/v1/products', expect.anything())
  })

  it('is made on a server, where it sends nothing and says why', async () => {
    await expect(proxied().products.list()).rejects.toThrow('only a browser can resolve')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('shares cached data between the server that renders and the browser', () => {
    const onServer = proxied().cacheScope
    vi.stubGlobal('location', { origin: 'https://shop.test' })
    expect(proxied().cacheScope).toBe(onServer)
  })
})
