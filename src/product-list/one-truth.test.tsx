import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { createTestShop } from '../../test/product-list/test-shop.js'
import { useProducts } from '../hooks/list/use-products.js'
import { ProductList } from './index.js'

describe('ProductList.Root and its parts', () => {
  it('render each part once when the parent renders with inline children', async () => {
    const { Shop } = createTestShop(20)
    let renders = 0
    const Counted = ({ children }: { children?: ReactNode }) => {
      renders++
      return <div role="status">{children}</div>
    }
    let rerender = () => {}
    function Page() {
      const [, setCount] = useState(0)
      rerender = () => setCount((count) => count + 1)
      return (
        <ProductList.Root params={{ limit: 10 }} labels={{ next: () => 'More' }}>
          <ProductList.Status render={(props) => <Counted {...(props as object)} />} />
          <ProductList.Next />
        </ProductList.Root>
      )
    }
    render(<Page />, { wrapper: Shop })
    await screen.findByText('Showing 10 of 20 products')
    renders = 0
    act(() => rerender())
    expect(renders).toBe(1)
  })

  it('agree in every commit after the params of the list have changed', async () => {
    const { Shop } = createTestShop(20)
    const seen: string[] = []
    function Page({ limit }: { limit: number }) {
      const list = useProducts({ limit })
      return (
        <ProductList.Root
          list={list}
          render={(props, { status }) => <div {...(props as object)} data-seen={status} />}
        >
          <ProductList.Status render={(props) => <div {...(props as object)} data-testid="status" />} />
        </ProductList.Root>
      )
    }
    const observe = () => {
      const root = document.querySelector('[data-seen]')
      if (root) seen.push(`${root.getAttribute('data-seen')}: ${screen.getByTestId('status').textContent}`)
    }
    const observer = new MutationObserver(observe)
    observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true })
    const view = render(<Page limit={10} />, { wrapper: Shop })
    await screen.findByText('Showing 10 of 20 products')
    view.rerender(<Page limit={5} />)
    observe()
    await screen.findByText('Showing 5 of 20 products')
    observer.disconnect()
    expect(new Set(seen)).toEqual(
      new Set([
        'pending: Loading products…',
        'success: Showing 10 of 20 products',
        'success: Showing 5 of 20 products',
      ]),
    )
  })
})

describe('a ProductList part', () => {
  it('hydrates inside a Suspense boundary after the list has grown', async () => {
    const { Shop, store } = createTestShop(20)
    render(<ProductList.Root params={{ limit: 5 }} />, { wrapper: Shop })
    await waitFor(() => expect(store.requests[0]?.status).toBe(200))
    cleanup()

    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const Names = () => (
      <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
    )
    const Late = lazy(async () => {
      await gate
      return { default: Names }
    })
    const page = (names: ReactNode) => (
      <Shop>
        <ProductList.Root params={{ limit: 5 }}>
          <Suspense>{names}</Suspense>
          <ProductList.Next />
        </ProductList.Root>
      </Shop>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page(<Names />))
    expect(container.textContent).toContain('Product p005')
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(container, page(<Late />), { onRecoverableError }))
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await act(async () => release())
    await screen.findByText('Product p010')
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
    container.remove()
  })
})

describe('ProductList.Next and ProductList.Previous', () => {
  it('load both pages when they are pressed while the store is slow', async () => {
    const { Shop, store } = createTestShop(30)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 5, startingAfter: 'p010' }}>
          <ProductList.Previous />
          <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
          <ProductList.Next />
        </ProductList.Root>
      </Shop>,
    )
    await screen.findByText('Product p011')
    store.pause()
    const next = screen.getByRole('button', { name: 'Show more' })
    fireEvent.click(next)
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'))
    const previous = screen.getByRole('button', { name: 'Show previous' })
    expect(previous.hasAttribute('aria-disabled')).toBe(false)
    fireEvent.click(previous)
    store.resume()
    await screen.findByText('Product p016')
    await screen.findByText('Product p006')
  })

  it('load a page of a new sort order while another hook still loads a page of the last one', async () => {
    const { Shop, store } = createTestShop(30)
    const page = (order: 'asc' | 'desc') => (
      <Shop>
        <ProductList.Root params={{ limit: 5, sort: 'name', order }}>
          <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
          <ProductList.Next />
        </ProductList.Root>
      </Shop>
    )
    const view = render(page('desc'))
    await screen.findByText('Product p030')
    view.rerender(page('asc'))
    await screen.findByText('Product p001')
    store.pause()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    view.rerender(page('desc'))
    await screen.findByText('Product p030')
    const before = store.requests.length
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(store.requests.length).toBeGreaterThan(before))
    store.resume()
    await screen.findByText('Product p025')
  })
})
