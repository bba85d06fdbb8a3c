import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { version } from 'react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, useProducts } from '../../src/index.js'
import { zodProductSchema } from '../../src/zod/index.js'

function Names() {
  const products = useProducts({ limit: 3 })
  return (
    <ul>
      {products.data?.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

it('runs on the oldest React and Zod that package.json allows', () => {
  expect(version.split('-')[0]).toBe('18.0.0')
  expect(z.core.version).toMatchObject({ major: 4, minor: 0, patch: 0 })
})

it('lists products with the oldest peers', async () => {
  const { baseUrl, apiKey, fetch } = createMockStore(createSampleCatalog())
  render(
    <StorefrontProvider
      client={createStorefrontClient({ baseUrl, apiKey, fetch })}
      queryClient={new QueryClient()}
    >
      <Names />
    </StorefrontProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
})

it('extends the product schema with the oldest Zod', () => {
  const schema = z.extend(zodProductSchema, { brand: z.string() })
  const product = { ...buildProduct(), brand: 'Anvil' }
  expect(schema.safeParse(product).data).toEqual(product)
  expect(schema.safeParse(buildProduct()).error?.issues).toMatchObject([{ path: ['brand'] }])
})
