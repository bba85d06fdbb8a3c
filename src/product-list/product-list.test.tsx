import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { describePart, type PartUnderTest } from '../../test/describe-part.js'
import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'
import type { Product } from '../core/schemas/product.js'
import { ProductList } from './index.js'
import { useItemPosition } from './items/use-item-position.js'
import type { AnyList } from './state/list-state.js'

/** The result of a list hook in the state that a test needs. */
function listOf(products: number | Product[], state: object = {}): AnyList {
  const items = typeof products === 'number' ? numberedProducts(products) : products
  const page = { items, param: { kind: 'head' }, nextParam: { kind: 'after', id: items.at(-1)?.id } }
  // Only the fields that the parts read.
  const list: object = {
    data: { items, pages: [page], totalCount: 100 },
    status: 'success',
    fetchStatus: 'idle',
    isFetching: false,
    isFetchingNextPage: false,
    isFetchingPreviousPage: false,
    isPlaceholderData: false,
    fetchNextPage: vi.fn(() => Promise.resolve()),
    fetchPreviousPage: vi.fn(() => Promise.resolve()),
    refetch: vi.fn(),
    ...state,
  }
  return list as AnyList
}

const { Shop } = createTestShop(0)

describe('ProductList parts', () => {
  const inRoot = (list: AnyList, part: ReactNode) => (
    <Shop>
      <ProductList.Root list={list}>{part}</ProductList.Root>
    </Shop>
  )
  const failed = { isError: true, error: new Error('down'), status: 'error' } as const
  const parts: Record<string, PartUnderTest> = {
    Root: {
      tag: 'div',
      otherTag: 'section',
      state: { paging: 'load-more', status: 'success', busy: false, placeholder: false, paused: false },
      renderPart: (props) => (
        <Shop>
          <ProductList.Root list={listOf(1)} {...(props as object)} />
        </Shop>
      ),
    },
    Items: {
      tag: 'ul',
      otherTag: 'ol',
      state: { paging: 'load-more', busy: false },
      renderPart: (props) =>
        inRoot(
          listOf(1),
          <ProductList.Items {...(props as object)}>{({ name }) => <li>{name}</li>}</ProductList.Items>,
        ),
    },
    Item: {
      tag: 'li',
      state: { feed: false },
      renderPart: (props) =>
        inRoot(
          listOf(1),
          <ProductList.Items>{() => <ProductList.Item {...(props as object)} />}</ProductList.Items>,
        ),
    },
    Next: {
      tag: 'button',
      otherTag: 'a',
      state: { side: 'next', paging: 'load-more', busy: true, paused: false },
      renderPart: (props) =>
        inRoot(
          listOf(1, { hasNextPage: true, isFetchingNextPage: true }),
          <ProductList.Next {...(props as object)} />,
        ),
    },
    Previous: {
      tag: 'button',
      otherTag: 'a',
      state: { side: 'previous', paging: 'load-more', busy: false, paused: false },
      renderPart: (props) =>
        inRoot(listOf(1, { hasPreviousPage: true }), <ProductList.Previous {...(props as object)} />),
    },
    Pending: {
      tag: 'div',
      otherTag: 'p',
      state: { side: 'initial' },
      renderPart: (props) =>
        inRoot(
          listOf(0, {
            data: undefined,
            isPending: true,
            fetchStatus: 'fetching',
            status: 'pending',
          }),
          <ProductList.Pending {...(props as object)} />,
        ),
    },
    Empty: {
      tag: 'div',
      otherTag: 'p',
      state: {},
      renderPart: (props) => inRoot(listOf(0), <ProductList.Empty {...(props as object)} />),
    },
    Error: {
      tag: 'div',
      otherTag: 'section',
      state: { side: 'next', busy: false },
      renderPart: (props) =>
        inRoot(
          listOf(1, { ...failed, isFetchNextPageError: true }),
          <ProductList.Error {...(props as object)} />,
        ),
    },
    Status: {
      tag: 'div',
      otherTag: 'p',
      state: {},
      renderPart: (props) => inRoot(listOf(1), <ProductList.Status {...(props as object)} />),
    },
  }
  for (const [name, part] of Object.entries(parts)) describePart(name, part)

  it('throws an error that names the fix when a part is outside of a root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<ProductList.Next />)).toThrow(/inside <ProductList\.Root/)
  })
})

const shownNames = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

function AllParts() {
  return (
    <>
      <ProductList.Previous />
      <ProductList.Pending />
      <ProductList.Empty />
      <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
      <ProductList.Next />
      <ProductList.Error />
      <ProductList.Status />
    </>
  )
}

describe('ProductList with load-more', () => {
  it('adds the next page when the user presses the button, until the list ends', async () => {
    const { Shop } = createTestShop(5)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 3 }}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading products…')
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(shownNames()).toEqual(['Product p001', 'Product p002', 'Product p003'])
    expect(screen.getByRole('status').textContent).toBe('Showing 3 of 5 products')

    await userEvent.click(more)
    await waitFor(() => expect(shownNames()).toHaveLength(5))
    expect(screen.getByRole('status').textContent).toBe('Showing 5 of 5 products')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('adds the previous page to a list that starts at a cursor', async () => {
    const { Shop } = createTestShop(6)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 2, startingAfter: 'p004' }}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Show previous' }))
    await waitFor(() =>
      expect(shownNames()).toEqual(['Product p003', 'Product p004', 'Product p005', 'Product p006']),
    )
  })

  it('announces that the linked item is gone and shows the first page', async () => {
    const { Shop } = createTestShop(6)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 2, startingAfter: 'sold-long-ago' }}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    await waitFor(() => expect(shownNames()).toEqual(['Product p001', 'Product p002']))
    expect(screen.getByRole('status').textContent).toBe(
      'The linked product is no longer available. Showing the start of the list. Showing 2 of 6 products',
    )
  })

  it('renders the list that a hook returned', () => {
    const list = listOf(2, { hasNextPage: true })
    render(
      <Shop>
        <ProductList.Root list={list}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    expect(shownNames()).toEqual(['Product p001', 'Product p002'])
    screen.getByRole('button', { name: 'Show more' }).click()
    expect(list.fetchNextPage).toHaveBeenCalledOnce()
  })

  it('shows and announces that a list is empty', async () => {
    const { Shop } = createTestShop(0)
    render(
      <Shop>
        <ProductList.Root>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    expect(await screen.findAllByText('No products found.')).toHaveLength(2)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('uses the labels of the provider and overrides them with its own', async () => {
    const { Shop } = createTestShop(3)
    const labels = { next: () => 'Mehr', loaded: ({ shown }: { shown: number }) => `${shown} Produkte` }
    render(
      <Shop labels={{ productList: labels }}>
        <ProductList.Root params={{ limit: 2 }} labels={{ items: 'Lampen', next: () => 'Mehr Lampen' }}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    expect(await screen.findByRole('button', { name: 'Mehr Lampen' })).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Lampen' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('2 Produkte')
  })
})

describe('ProductList after a failed load', () => {
  it('shows the error of the first page and retries', async () => {
    const { Shop, store } = createTestShop(2)
    store.failNext(403)
    render(
      <Shop>
        <ProductList.Root>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shownNames()).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('keeps the loaded items when the next page fails, announces the failure and retries that page', async () => {
    const { Shop, store } = createTestShop(4)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 2 }}>
          <AllParts />
          <ProductList.Error side="previous" data-testid="previous" />
        </ProductList.Root>
      </Shop>,
    )
    const more = await screen.findByRole('button', { name: 'Show more' })
    store.failNext(403)
    await userEvent.click(more)
    await screen.findByRole('button', { name: 'Try again' })
    expect(shownNames()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('The next products could not be loaded.')
    expect(screen.queryByTestId('previous')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(shownNames()).toHaveLength(4))
  })

  it('keeps the loaded items when the previous page fails, announces the failure and retries that page', async () => {
    const { Shop, store } = createTestShop(6)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 2, startingAfter: 'p004' }}>
          <AllParts />
          <ProductList.Error side="next" data-testid="next" />
        </ProductList.Root>
      </Shop>,
    )
    const previous = await screen.findByRole('button', { name: 'Show previous' })
    store.failNext(403)
    await userEvent.click(previous)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(shownNames()).toEqual(['Product p005', 'Product p006'])
    expect(screen.getByRole('status').textContent).toBe('The previous products could not be loaded.')
    expect(screen.queryByTestId('next')).toBeNull()

    await userEvent.click(retry)
    await waitFor(() => expect(shownNames()[0]).toBe('Product p003'))
    expect(screen.getByRole('status').textContent).toBe('Showing 4 of 6 products')
  })

  it('keeps the loaded items when a refetch fails, announces the failure and refetches again', async () => {
    const { Shop, store, queryClient } = createTestShop(3)
    render(
      <Shop>
        <ProductList.Root>
          <AllParts />
          <ProductList.Error side="initial" data-testid="initial" />
        </ProductList.Root>
      </Shop>,
    )
    await screen.findByText('Showing 3 of 3 products')
    store.failNext(403)
    store.remove(['p002'])
    await act(() => queryClient.invalidateQueries())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(shownNames()).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe('The products could not be refreshed.')
    expect(screen.queryByTestId('initial')).toBeNull()

    expect(retry.hasAttribute('aria-disabled')).toBe(false)
    store.pause()
    await userEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'))
    store.resume()
    await waitFor(() => expect(shownNames()).toEqual(['Product p001', 'Product p003']))
    expect(screen.getByRole('status').textContent).toBe('Showing 2 of 2 products')
  })

  it('passes the error to a function child', async () => {
    const { Shop, store } = createTestShop(4)
    store.failNext(403)
    render(
      <Shop>
        <ProductList.Root>
          <ProductList.Error>
            {({ error, side, retry, isRetrying }) => (
              <button onClick={retry}>
                {error.name} at {side} {String(isRetrying)}
              </button>
            )}
          </ProductList.Error>
          <ProductList.Items>{({ id }) => <ProductList.Item>{id}</ProductList.Item>}</ProductList.Items>
        </ProductList.Root>
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'AuthenticationError at initial false' }))
    await waitFor(() => expect(shownNames()).toHaveLength(4))
  })
})

describe('ProductList.Items', () => {
  it('renders only the new rows of a page added at either end', () => {
    const rendered: string[] = []
    const renderItem = ({ id }: { id: string }) => {
      rendered.push(id)
      return <ProductList.Item>{id}</ProductList.Item>
    }
    const all = numberedProducts(30)
    const listFrom = (from: number, to: number) => (
      <Shop>
        <ProductList.Root list={listOf(all.slice(from, to))}>
          <ProductList.Items>{renderItem}</ProductList.Items>
        </ProductList.Root>
      </Shop>
    )
    const { rerender } = render(listFrom(10, 15))
    for (const [from, to, added] of [
      [10, 20, ['p016', 'p017', 'p018', 'p019', 'p020']],
      [5, 20, ['p006', 'p007', 'p008', 'p009', 'p010']],
    ] as const) {
      const before = screen.getAllByRole('listitem')
      rendered.length = 0
      rerender(listFrom(from, to))
      expect(rendered).toEqual(added)
      expect(shownNames()).toEqual(all.slice(from, to).map(({ id }) => id))
      for (const element of before) expect(element.isConnected).toBe(true)
    }
  })

  it('returns the position of an item from useItemPosition', () => {
    const Position = () => {
      const { index, position, total } = useItemPosition()
      return `${index} ${position ?? 'unknown'} of ${total ?? 'many'}`
    }
    const items = (
      <ProductList.Items>
        {() => (
          <ProductList.Item>
            <Position />
          </ProductList.Item>
        )}
      </ProductList.Items>
    )
    const { rerender } = render(
      <Shop>
        <ProductList.Root list={listOf(2)}>{items}</ProductList.Root>
      </Shop>,
    )
    expect(shownNames()).toEqual(['0 1 of 100', '1 2 of 100'])
    rerender(
      <Shop>
        <ProductList.Root list={listOf(2, { hasPreviousPage: true })}>{items}</ProductList.Root>
      </Shop>,
    )
    expect(shownNames()).toEqual(['0 unknown of 100', '1 unknown of 100'])
  })

  it('renders products without image, variants or name, and one with a very long name', () => {
    const [plain] = numberedProducts(1)
    const odd = [
      { ...plain!, id: 'a', images: [], variants: [], name: '' },
      { ...plain!, id: 'b', name: 'x'.repeat(5_000) },
    ]
    const list = listOf(0, { data: { items: odd, pages: [], totalCount: undefined } })
    render(
      <Shop>
        <ProductList.Root list={list}>
          <AllParts />
        </ProductList.Root>
      </Shop>,
    )
    expect(shownNames()).toEqual(['', 'x'.repeat(5_000)])
    expect(screen.getByRole('status').textContent).toBe('Showing 2 products')
  })
})
