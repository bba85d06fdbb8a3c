import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildProduct, createMockStore, createTestCart } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import type { StoreRules } from '../core/client/store-rules.js'
import { checkCartLines } from './check/check-cart-lines.js'
import { createCartAddCookie } from './cookie/create-cart-add-cookie.js'
import { createCartUpdateCookies } from './cookie/create-cart-update-cookies.js'
import { readCartCookies } from './cookie/read-cart-cookies.js'
import { getCartText } from './get-cart-text.js'
import { Cart, CartProvider, createCartStore, type CartResult } from './index.js'
import { CART_CHANGE_FIELD, getQuantityField } from './state/line-change.js'
import { getLineId } from './state/line-id.js'
import { floorToRule, getRuleIssue, stepQuantity } from './state/quantity-rule.js'

const withStock = (stockQuantity: number) => {
  const built = buildProduct({ id: 'Tile', name: 'Tile', price: '2.00' })
  return { ...built, variants: [{ ...built.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity }] }
}
/** Sold from 6, in packs of 3, up to 24. */
const rules: StoreRules = { getQuantityRule: () => ({ min: 6, step: 3, max: 24 }) }
const RULE_TEXT = 'Quantity: at least 6, in steps of 3, at most 24.'

beforeEach(() => localStorage.clear())

interface Setting {
  readonly stock?: number
  readonly quantity?: number | undefined
  readonly shopRules?: StoreRules
}

async function openCart({ stock = 100, quantity = 6, shopRules = rules }: Setting = {}) {
  const product = withStock(stock)
  // The line was stored before the store had the rule and the stock.
  const before = withStock(100)
  const cart = createTestCart({ lines: [{ product: before, variant: before.variants[0]!, quantity }] })
  renderWithStorefront(
    <CartProvider cart={cart}>
      <Cart.Root>
        <Cart.Items>
          {() => (
            <Cart.Item>
              <Cart.Decrement /> <Cart.Quantity /> <Cart.Increment /> <Cart.Issue data-testid="issue" />{' '}
              <Cart.Accept data-testid="accept" />
            </Cart.Item>
          )}
        </Cart.Items>
      </Cart.Root>
      <Cart.Status />
    </CartProvider>,
    { store: createMockStore({ products: [product] }), currency: 'USD', ...shopRules },
  )
  await waitFor(() => expect(screen.getByRole('listitem').hasAttribute('data-estimate')).toBe(false))
  return {
    cart,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox'),
    more: screen.getByRole('button', { name: /Increase/ }),
    less: screen.getByRole('button', { name: /Decrease/ }),
    quantity: () => cart.getState().lines[0]?.quantity,
    issue: () => screen.queryByTestId('issue')?.textContent,
  }
}

function openProduct(
  props: { readonly quantity?: number },
  { stock = 100, shopRules = rules }: Setting = {},
) {
  const product = withStock(stock)
  const onAdd = vi.fn<(result: CartResult) => void>()
  renderWithStorefront(
    <CartProvider>
      <Cart.Add product={product} variant={product.variants[0]} onAdd={onAdd} {...props} />
      <Cart.Status />
    </CartProvider>,
    { store: createMockStore({ products: [product] }), currency: 'USD', ...shopRules },
  )
  return { onAdd, button: screen.getByRole<HTMLButtonElement>('button') }
}

describe('the arithmetic of a quantity rule', () => {
  it('reaches each allowed quantity by steps, and no other', () => {
    for (const rule of [
      { min: 1, step: 1, max: Infinity },
      { min: 6, step: 3, max: 24 },
      { min: 5, step: 4, max: 20 },
      { min: 2, step: 7, max: 2 },
    ]) {
      for (let quantity = 0; quantity < 40; quantity++) {
        const isAllowed =
          quantity >= rule.min && quantity <= rule.max && (quantity - rule.min) % rule.step === 0
        expect(getRuleIssue(quantity, rule) === undefined).toBe(isAllowed)
        const below = floorToRule(quantity, rule)
        expect(below === 0 || getRuleIssue(below, rule) === undefined).toBe(true)
        expect(below).toBeLessThanOrEqual(quantity)
        const up = stepQuantity(quantity, 1, rule)
        expect(up).toBeGreaterThan(quantity)
        expect(up > rule.max || getRuleIssue(up, rule) === undefined).toBe(true)
        const down = stepQuantity(quantity, -1, rule)
        expect(down).toBe(floorToRule(quantity - 1, rule))
      }
    }
  })
})

describe('Cart.Add with a quantity rule', () => {
  it('adds as few units as the rule allows, and one step more with each click', () => {
    const { button, onAdd } = openProduct({})
    expect(JSON.parse(button.value)).toMatchObject({ quantity: 6 })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onAdd.mock.calls.map(([{ added, line }]) => [added, line?.quantity])).toEqual([
      [6, 6],
      [3, 9],
    ])
  })

  it.each([4, 7, 25, 0, -1, 1.5, NaN])('adds nothing of a quantity of %s, and says why', async (quantity) => {
    const { button, onAdd } = openProduct({ quantity })
    fireEvent.click(button)
    const [[result]] = onAdd.mock.calls as [[CartResult]]
    expect(result).toMatchObject({ line: undefined, added: 0, reason: 'quantityRule' })
    expect(result.issue && getCartText(result.issue)).toBe(RULE_TEXT)
    expect(button.dataset.reason).toBe('quantityRule')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(RULE_TEXT))
  })

  it('adds nothing where the stock is below the minimum', () => {
    const { button, onAdd } = openProduct({}, { stock: 4 })
    fireEvent.click(button)
    expect(onAdd.mock.calls[0]![0]).toMatchObject({ added: 0, reason: 'stock' })
  })

  it('adds at most the allowed quantity below the stock, and says that there is no more', () => {
    const { button, onAdd } = openProduct({ quantity: 12 }, { stock: 10 })
    fireEvent.click(button)
    expect(onAdd.mock.calls[0]![0]).toMatchObject({ added: 9, requested: 12, reason: 'stock' })
  })

  it('says in a shop without a rule that 0 cannot be ordered', () => {
    const { button, onAdd } = openProduct({ quantity: 0 }, { shopRules: {} })
    fireEvent.click(button)
    expect(onAdd.mock.calls[0]![0].issue).toEqual({ type: 'quantityRule', quantity: 0, min: 1, step: 1 })
  })

  it.each([{ step: 0 }, { min: 0 }, { min: 7, max: 6 }, { min: 1.5 }, { max: NaN }, { step: -1 }])(
    'throws a typed error for the rule %o',
    (rule) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      expect(() => openProduct({}, { shopRules: { getQuantityRule: () => rule } })).toThrow(
        expect.objectContaining({ code: 'invalid-params' }) as Error,
      )
      vi.restoreAllMocks()
    },
  )
})

describe('a cart line with a quantity rule', () => {
  it('steps from one allowed quantity to the next, and not below the minimum or above the maximum', async () => {
    const { more, less, field, user, quantity } = await openCart()
    expect(less.getAttribute('aria-disabled')).toBe('true')
    await user.click(more)
    expect(quantity()).toBe(9)
    field.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect([quantity(), more.getAttribute('aria-disabled')]).toEqual([24, 'true'])
    await user.click(less)
    expect(quantity()).toBe(21)
  })

  it.each(['7', '3', '27'])('keeps a typed %s in the field and names the rule', async (text) => {
    const { user, field, quantity, issue } = await openCart()
    await user.clear(field)
    await user.type(field, text)
    await user.tab()
    expect([field.value, quantity(), issue()]).toEqual([text, 6, `${RULE_TEXT} The subtotal counts 6.`])
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(RULE_TEXT))
  })

  it.each([
    [7, 6],
    [4, 6],
    [30, 24],
  ])('shows a stored quantity of %s with its issue, and offers %s', async (stored, offered) => {
    const { user, quantity, field, issue } = await openCart({ quantity: stored })
    expect([field.value, quantity(), issue()]).toEqual([String(stored), stored, RULE_TEXT])
    await user.click(screen.getByTestId('accept'))
    expect([quantity(), issue()]).toEqual([offered, undefined])
  })

  it('keeps a line whose stock is below the minimum, names the stock, and offers to remove it', async () => {
    const { user, quantity, issue } = await openCart({ stock: 4, quantity: 6 })
    expect([quantity(), issue()]).toEqual([6, 'Only 4 available.'])
    expect(screen.getByTestId('accept').textContent).toBe('Remove Tile')
    await user.click(screen.getByTestId('accept'))
    expect(quantity()).toBeUndefined()
  })

  it('lowers a quantity above the stock to one that the rule allows', async () => {
    const { user, quantity } = await openCart({ stock: 11, quantity: 12 })
    await user.click(screen.getByTestId('accept'))
    expect(quantity()).toBe(9)
  })
})

describe('a typed quantity and the next step', () => {
  it('steps up and down from what was typed', async () => {
    for (const [key, expected] of [
      ['{ArrowUp}', 21],
      ['{ArrowDown}', 19],
    ] as const) {
      const { user, field, quantity } = await openCart({ quantity: 3, shopRules: {} })
      await user.clear(field)
      await user.type(field, `20${key}`)
      expect([quantity(), field.value]).toEqual([expected, String(expected)])
      document.body.replaceChildren()
    }
  })

  it('steps from what was typed when the tap on the button leaves the focus in the field', async () => {
    const { user, field, more, quantity } = await openCart({ quantity: 3, shopRules: {} })
    await user.clear(field)
    await user.type(field, '20')
    // Safari does not focus a button that is tapped.
    fireEvent.click(more)
    expect(quantity()).toBe(21)
  })

  it('leaves a typed quantity that is too much, and steps down from it to the highest one', async () => {
    const { user, field, more, less, quantity } = await openCart({ quantity: 3, stock: 5, shopRules: {} })
    await user.clear(field)
    await user.type(field, '20{ArrowUp}')
    expect([field.value, quantity(), more.getAttribute('aria-disabled')]).toEqual(['20', 3, 'true'])
    fireEvent.click(less)
    expect([field.value, quantity()]).toEqual(['5', 5])
  })
})

describe('a server with a quantity rule', () => {
  const product = withStock(100)
  const [variant] = product.variants
  const line = { productId: product.id, variantId: variant!.id, quantity: 7 }
  const { baseUrl, apiKey, fetch } = createMockStore({ products: [product] })
  const client = createStorefrontClient({
    ...{ baseUrl, apiKey, fetch },
    rules: { currency: 'USD', ...rules },
  })

  it('names a posted quantity that the rule forbids, and places no order', async () => {
    const { ok, lines } = await checkCartLines(client, [line])
    expect([ok, lines[0]!.quantity, lines[0]!.issues]).toEqual([
      false,
      7,
      [{ type: 'quantityRule', quantity: 7, min: 6, step: 3, max: 24 }],
    ])
    expect((await checkCartLines(client, [{ ...line, quantity: 9 }])).ok).toBe(true)
  })

  it('keeps a forbidden quantity of a cookie in the cart of the device', async () => {
    const { cookie = '' } = createCartAddCookie({
      request: new Request('https://shop.test'),
      storageScope: 'tiles',
      line,
    })
    document.cookie = cookie.split(';')[0]!
    const cart = createCartStore({ storageScope: 'tiles' })
    renderWithStorefront(<CartProvider cart={cart}>{null}</CartProvider>, {
      store: createMockStore({ products: [product] }),
      currency: 'USD',
      ...rules,
    })
    await waitFor(() => expect(cart.getState().lines[0]?.quantity).toBe(7))
  })

  it.each([
    ['9', 1, 12],
    ['9', -1, 6],
    ['7', 1, 9],
    ['6', -1, 6],
    ['24', 1, 24],
  ] as const)('brings a cookie from a typed %s by a step of %s to %s', (typed, by, expected) => {
    const scope = { storageScope: 'tiles' }
    const add = createCartAddCookie({
      ...scope,
      request: new Request('https://shop.test'),
      line: { ...line, quantity: 9 },
    })
    const id = getLineId(line)
    const formData = new FormData()
    formData.set(getQuantityField(id), typed)
    formData.set(CART_CHANGE_FIELD, JSON.stringify({ id, by, rule: { min: 6, step: 3, max: 24 } }))
    const of = (cookie: string | undefined) => ({
      headers: new Headers({ cookie: (cookie ?? '').split(';')[0]! }),
    })
    const [updated = add.cookie] = createCartUpdateCookies({ ...scope, request: of(add.cookie), formData })
    expect(readCartCookies(of(updated), scope)[0]!.quantity).toBe(expected)
  })
})
