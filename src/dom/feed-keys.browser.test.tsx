import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { itemOf, ShopPage } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { autoPaging } from '../product-list/auto/auto-paging.js'

beforeEach(() => sessionStorage.clear())

describe('onFeedKey', () => {
  it.each<[string, ReactNode]>([
    [
      'an inert subtree',
      // React 18 does not know the attribute.
      <div ref={(element) => element?.setAttribute('inert', '')}>
        <button>Wrong</button>
      </div>,
    ],
    [
      'closed details',
      <details>
        <summary tabIndex={-1}>More</summary>
        <button>Wrong</button>
      </details>,
    ],
    ['an element with visibility: hidden', <button style={{ visibility: 'hidden' }}>Wrong</button>],
    ['an element with display: none', <button style={{ display: 'none' }}>Wrong</button>],
    [
      'a disabled fieldset',
      <fieldset disabled>
        <button>Wrong</button>
      </fieldset>,
    ],
    ['an element outside of the tab order', <button tabIndex={-1}>Wrong</button>],
    ['an unchecked radio button of a checked group', <input type="radio" name="size" />],
  ])('leaves the feed past %s', async (_, skipped) => {
    const { Shop } = createTestShop(10)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} paging={autoPaging}>
          {skipped}
          <input type="radio" name="size" aria-label="Large" defaultChecked />
        </ShopPage>
      </Shop>,
    )
    await screen.findByRole('feed')
    itemOf('p003').focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Large' }))
  })

  it('stops at the first radio button of a group without a checked one', async () => {
    const { Shop } = createTestShop(10)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} paging={autoPaging}>
          <input type="radio" name="size" aria-label="Small" />
          <input type="radio" name="size" aria-label="Large" />
        </ShopPage>
      </Shop>,
    )
    await screen.findByRole('feed')
    itemOf('p003').focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Small' }))
  })
})
