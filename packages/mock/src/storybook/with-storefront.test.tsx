import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useProducts, useStorefront } from 'storefront-react'

import { buildProduct } from '../build/build-product.js'
import { createMockStore } from '../mock-store/create-mock-store.js'
import { withStorefront, type StoryContextLike } from './with-storefront.js'

function Story() {
  const { data } = useProducts()
  return <p>{`${useStorefront().locale}: ${data?.totalCount ?? 'pending'}`}</p>
}

const contextOf = (fields: Partial<StoryContextLike> = {}): StoryContextLike => ({
  id: 'shop--story',
  globals: {},
  parameters: {},
  ...fields,
})

test('withStorefront renders a story with the sample catalogue by default', async () => {
  render(withStorefront()(Story, contextOf()))
  expect(await screen.findByText('en: 60')).toBeDefined()
})

test('withStorefront lets a story’s parameters override the options', async () => {
  const store = createMockStore({ products: [buildProduct()] })
  const decorate = withStorefront({ locale: 'de' })
  render(decorate(Story, contextOf({ parameters: { storefront: { store } } })))
  expect(await screen.findByText('de: 1')).toBeDefined()
})

test('withStorefront applies options that depend on the toolbar’s globals', async () => {
  const decorate = withStorefront(({ globals }) => ({ locale: globals['locale'] as string }))
  const { rerender } = render(decorate(Story, contextOf({ globals: { locale: 'fr' } })))
  expect(await screen.findByText('fr: 60')).toBeDefined()
  rerender(decorate(Story, contextOf({ globals: { locale: 'pt' } })))
  expect(await screen.findByText('pt: 60')).toBeDefined()
})

test('withStorefront keeps the query client of a story until the next story', async () => {
  const decorate = withStorefront()
  const queryClients = new Set<unknown>()
  function Probe() {
    queryClients.add(useStorefront().queryClient)
    return <Story />
  }
  const { rerender } = render(decorate(Probe, contextOf()))
  rerender(decorate(Probe, contextOf()))
  await screen.findByText('en: 60')
  expect(queryClients.size).toBe(1)
  rerender(decorate(Probe, contextOf({ id: 'shop--other' })))
  await screen.findByText('en: 60')
  expect(queryClients.size).toBe(2)
})
