import { afterEach, describe, expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../client/create-storefront-client.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { normalizeBaseUrl } from './base-url.js'

afterEach(() => vi.unstubAllGlobals())

describe('normalizeBaseUrl', () => {
  it.each([
    ['https://shop.test/api/v1', 'https://shop.test/api/v1'],
    ['https://shop.test/v1//', 'https://shop.test/v1'],
    ['http://localhost:4010/api/v1/', 'http://localhost:4010/api/v1'],
    ['/api/v1/', '/api/v1'],
    ['/', ''],
  ])('normalises %s to %s', (given, normal) => {
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
  ])('throws InvalidParamsError for %s: %s', (given, reason) => {
    expect(() => normalizeBaseUrl(given)).toThrow(InvalidParamsError)
    expect(() => normalizeBaseUrl(given)).toThrow(reason)
    expect(() => normalizeBaseUrl(given)).not.toThrow('secret')
  })
})

describe('a client whose baseUrl is a path', () => {
  const answer = { data: [], has_more: false, total_count: 0 }
  const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(answer))
  const proxied = () => createStorefrontClient({ baseUrl: '/api/v1/', apiKey: null, fetch })

  afterEach(() => fetch.mockClear())

  it("sends requests to the page's origin in a browser", async () => {
    vi.stubGlobal('location', { origin: 'https://shop.test' })
    await proxied().products.list()
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://shop.test/api/v1/products', expect.anything())
  })

  it('can be created on a server, where requests fail with an explanation', async () => {
    await expect(proxied().products.list()).rejects.toThrow('only a browser can resolve')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('has the same cache scope on the server and in the browser', () => {
    const onServer = proxied().cacheScope
    vi.stubGlobal('location', { origin: 'https://shop.test' })
    expect(proxied().cacheScope).toBe(onServer)
  })
})
