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
    agents: undefined,
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

test('parseCliOptions reads the currency of the prices for agents', () => {
  expect(parseCliOptions(['--agents']).agents).toEqual({ currency: 'USD' })
  expect(parseCliOptions(['--agents', '--currency', 'EUR']).agents).toEqual({ currency: 'EUR' })
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
  ['boutique', 'boutique'],
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
