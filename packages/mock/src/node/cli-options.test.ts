import { expect, test } from 'vitest'

import { HELP, parseCliOptions } from './cli-options.js'

test('parseCliOptions has the defaults that the help text shows', () => {
  expect(parseCliOptions([])).toEqual({
    help: false,
    filters: {},
    port: 4010,
    host: '127.0.0.1',
    catalog: undefined,
    products: 200,
    seed: 1,
    key: 'pk_mock',
    latency: 0,
    faults: [],
    dialect: {},
    like: undefined,
    from: undefined,
    agents: false,
    currency: undefined,
  })
  for (const text of ['4010', '127.0.0.1', 'default 200', 'default 1)', 'pk_mock'])
    expect(HELP).toContain(text)
})

test('parseCliOptions reads the percentage, path and count of a fault', () => {
  const { faults } = parseCliOptions(
    '--seed 5 --fail 500 --fail timeout:5% --fail 429:10%:/products --fail slow:x3'.split(' '),
  )
  expect(faults).toEqual([
    { fault: 500, rule: { seed: 5 } },
    { fault: 'timeout', rule: { seed: 5, probability: 0.05 } },
    { fault: 429, rule: { seed: 5, probability: 0.1, path: '/products' } },
    { fault: 'slow', rule: { seed: 5, times: 3 } },
  ])
})

test('parseCliOptions reads the value of a dialect switch as JSON or as text', () => {
  const { dialect } = parseCliOptions([
    ...['--dialect', 'hasMore=toward-end', '--dialect', 'deletedCursor=404'],
    ...['--dialect', 'errorStatus={"validation":422}', '--dialect', 'shortPages=true'],
  ])
  expect(dialect).toEqual({
    hasMore: 'toward-end',
    deletedCursor: 404,
    errorStatus: { validation: 422 },
    shortPages: true,
  })
})

test('parseCliOptions reads the currency of the prices', () => {
  expect(parseCliOptions(['--agents'])).toMatchObject({ agents: true, currency: undefined })
  expect(parseCliOptions(['--agents', '--currency', 'EUR'])).toMatchObject({ agents: true, currency: 'EUR' })
})

test('parseCliOptions reads the shop that --from names', () => {
  const from = (...args: string[]) => parseCliOptions(args).from
  expect(from('--from', 'woocommerce', 'https://shop.example/store')).toEqual({
    platform: 'woocommerce',
    address: new URL('https://shop.example/store'),
  })
  expect(from('--from', 'woocommerce', '--port', '0', 'shop.example')?.address).toEqual(
    new URL('https://shop.example'),
  )
  expect(from('--from=google-feed', 'https://shop.example/feed.xml')?.address).toEqual(
    new URL('https://shop.example/feed.xml'),
  )
  expect(from('--from', 'google-feed', './feeds/feed.txt')?.address).toBe('./feeds/feed.txt')
})

test('parseCliOptions reads a latency or a range', () => {
  expect(parseCliOptions(['--latency', '300']).latency).toBe(300)
  expect(parseCliOptions(['--latency', '100-800']).latency).toEqual({ from: 100, to: 800, seed: 1 })
})

test.each([
  ['--port 70000', '--port'],
  ['--port -1', '--port'],
  ['--products 0', '--products'],
  ['--products many', '--products'],
  ['--seed 1.5', '--seed'],
  ['--latency soon', '--latency'],
  ['--latency 800-100', '100-800'],
  ['--fail 500:often', 'often'],
  ['--fail 500:150%', '0% to 100%'],
  ['--key ', '--key'],
  ['--currency euro', '--currency'],
  ['--dialect hasMore', '--dialect'],
  ['--nope', '--nope'],
  ['boutique', '"boutique" is not an option'],
  ['--from shopify https://shop.example', 'woocommerce or google-feed, not "shopify"'],
  ['--from woocommerce', 'needs an address, such as https://shop.example'],
  ['--from google-feed', 'feed.xml'],
  ['--from woocommerce https://a.example https://b.example', 'https://b.example'],
  ['--from woocommerce ftp://shop.example', 'ftp://shop.example'],
  ['--from woocommerce https://ck_1:cs_1@shop.example', 'needs no key'],
  ['--from woocommerce https://shop.example --catalog shop.json', '--from and --catalog'],
])('parseCliOptions throws an error that names the problem for: %s', (line, named) => {
  expect(() => parseCliOptions(line.split(' '))).toThrow(named)
})

test('parseCliOptions reads filters of products and of other resources', () => {
  const { filters } = parseCliOptions(['--filter', 'tag=tags', '--filter', 'reviews:stars=rating'])
  const matches = (resource: string, name: string, item: object, value: string) =>
    (filters[resource]![name] as unknown as (item: object, values: string[]) => boolean)(item, [value])
  expect(matches('products', 'tag', { tags: ['a', 'b'] }, 'b')).toBe(true)
  expect(matches('products', 'tag', { tags: ['a', 'b'] }, 'c')).toBe(false)
  expect(matches('reviews', 'stars', { rating: 5 }, '5')).toBe(true)
  expect(() => parseCliOptions(['--filter', '=tags'])).toThrow('--filter must be NAME=FIELD')
})

test('parseCliOptions refuses a latency that no timer can wait', () => {
  expect(() => parseCliOptions(['--latency', '99999999999999999999'])).toThrow('longer than a timer')
})
