import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { describe, expect, inject, it } from 'vitest'

import type { ListParams } from '../../src/core/index.js'
import { StorefrontProvider, useProducts } from '../../src/index.js'
import { sortings } from './natural-order.js'

const boutique = inject('boutique')
const [skipped, store] = 'absent' in boutique ? [` (skipped: ${boutique.absent})`, undefined] : ['', boutique]

function Browser(params: ListParams) {
  const products = useProducts(params)
  const { items = [], totalCount } = products.data ?? {}
  return (
    <>
      <p role="status">{products.isFetching ? 'loading' : `${items.length} of ${totalCount}`}</p>
      <button disabled={!products.hasPreviousPage} onClick={() => void products.fetchPreviousPage()}>
        Previous
      </button>
      <button disabled={!products.hasNextPage} onClick={() => void products.fetchNextPage()}>
        Next
      </button>
      <ol>
        {items.map(({ id, name }) => (
          <li key={id} id={id}>
            {name}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Waits with a MutationObserver, because a role query on every change of a long list is slow. */
async function until(isReached: () => boolean) {
  while (!isReached()) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.body, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
  }
}

async function open(params: ListParams) {
  render(
    <StorefrontProvider baseUrl={store!.baseUrl} apiKey={store!.apiKey} queryClient={new QueryClient()}>
      <Browser {...params} />
    </StorefrontProvider>,
  )
  const status = screen.getByRole('status')
  const list = screen.getByRole('list')
  const buttons = {
    next: screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }),
    previous: screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }),
  }
  const isIdle = () => status.textContent !== 'loading'
  await until(isIdle)
  return {
    shownIds: () => Array.from(list.children, ({ id }) => id),
    /** Each press must add products and keep the total. */
    async pressToTheEnd(name: keyof typeof buttons, total: number) {
      while (!buttons[name].disabled) {
        const before = list.childElementCount
        buttons[name].click()
        await until(() => list.childElementCount > before && isIdle())
        expect(status.textContent).toBe(`${list.childElementCount} of ${total}`)
      }
    },
  }
}

describe.skipIf(!store)(`useProducts with 767 products over HTTP${skipped}`, { timeout: 180_000 }, () => {
  // client.test.ts walks each sorting with each of these limits: the hook passes both on unchanged.
  const cases = [
    ...sortings.map((sorting) => ({ ...sorting, limit: 100 })),
    { sort: 'name', order: 'asc' as const, limit: 24 },
    { sort: 'price', order: 'asc' as const, limit: 10 },
  ]

  it.each(cases)('loads all pages forward by $sort $order, $limit at a time', async (params) => {
    const ids = store!.ids[`${params.sort} ${params.order}`]!
    const browser = await open(params)
    await browser.pressToTheEnd('next', ids.length)
    expect(browser.shownIds()).toEqual(ids)
  })

  it.each(cases)(
    'loads all pages from the middle to both ends by $sort $order, $limit at a time',
    async (params) => {
      const ids = store!.ids[`${params.sort} ${params.order}`]!
      const middle = Math.floor(ids.length / 2)
      const browser = await open({ ...params, startingAfter: ids[middle]! })
      expect(browser.shownIds()).toEqual(ids.slice(middle + 1, middle + 1 + params.limit))
      await browser.pressToTheEnd('previous', ids.length)
      await browser.pressToTheEnd('next', ids.length)
      expect(browser.shownIds()).toEqual(ids)
    },
  )

  // All 767 pages take half a minute, which the growing list needs and not its requests.
  it.each([
    { end: 'head', startingAfter: 29, button: 'previous' as const, shown: [0, 31] },
    { end: 'end', startingAfter: -31, button: 'next' as const, shown: [-30, undefined] },
  ])('loads pages of one product to the $end', async ({ startingAfter, button, shown }) => {
    const ids = store!.ids['price asc']!
    const browser = await open({
      sort: 'price',
      order: 'asc',
      limit: 1,
      startingAfter: ids.at(startingAfter)!,
    })
    await browser.pressToTheEnd(button, ids.length)
    expect(browser.shownIds()).toEqual(ids.slice(...shown))
  })
})
