import { expect, it } from 'vitest'

import { changedFetch } from './changed-server.js'
import { impatientClock } from './check.js'
import { examine } from '../src/run-doctor.js'
import { KEY } from './test-server.js'

it('counts a product that the client leaves out once, however often it was read', async () => {
  const { fetch, server } = changedFetch({
    product: (product) => {
      if (isBroken(product['id'])) product['name'] = 5
    },
  })
  const report = await examine({ baseUrl: 'https://shop.test/api/v1', apiKey: KEY, fetch }, impatientClock)
  const { client, products } = report.facts
  // The server does not list all of its rows.
  const broken = server.rows.filter(({ id }) => isBroken(id)).length
  expect(client.listItems).toBe(products)
  expect(client.invalid).toBeGreaterThan(broken / 2)
  expect(client.invalid).toBeLessThanOrEqual(broken)
})

const isBroken = (id: unknown) => /[37]$/.test(id as string)
