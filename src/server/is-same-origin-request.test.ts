import { expect, it } from 'vitest'

import { isSameOriginRequest } from './is-same-origin-request.js'

const URL_OF_SHOP = 'https://shop.example/checkout'
const from = (headers: Record<string, string>, url = URL_OF_SHOP) =>
  new Request(url, { method: 'POST', headers })

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.shop.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, false],
  [{ origin: 'https://shop.example' }, true],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('the headers %j: %s', (headers, expected) => {
  expect(isSameOriginRequest(from(headers as Record<string, string>))).toBe(expected)
})

it('takes the origin of the shop behind a proxy', () => {
  const request = from({ origin: 'https://shop.example' }, 'http://10.0.0.1:3000/checkout')
  expect(isSameOriginRequest(request)).toBe(false)
  expect(isSameOriginRequest(request, { origin: 'https://shop.example' })).toBe(true)
})
