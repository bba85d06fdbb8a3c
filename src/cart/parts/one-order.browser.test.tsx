import { act, screen, waitFor } from '@testing-library/react'
import * as React from 'react'
import { StrictMode, type ComponentProps, type ComponentType } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buildProduct, createMockStore, createTestCart } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { CartProvider } from '../cart-provider.js'
import { Cart } from '../index.js'

interface Order {
  readonly id: FormDataEntryValue | null
  readonly fields: FormData
  readonly action: string
}

/** The server that never answers: the form is sent, and the page stays. */
let orders: Order[] = []
const onSend = (event: SubmitEvent) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const fields = new FormData(form, event.submitter)
  const action = (event.submitter as HTMLButtonElement | null)?.formAction ?? form.action
  orders.push({ id: fields.get('cart-checkout'), fields, action: new URL(action).pathname })
}
document.addEventListener('submit', onSend)
afterEach(() => {
  orders = []
  vi.useRealTimers()
})

type FormProps = Partial<ComponentProps<typeof Cart.Form>>

async function open({ children, ...props }: FormProps = {}, Form: ComponentType<FormProps> = Cart.Form) {
  const product = buildProduct({ id: 'Mug', name: 'Mug', price: '10.00' })
  const variant = { ...product.variants[0]!, stockStatus: 'IN_STOCK', stockQuantity: 9 }
  const mug = { ...product, variants: [variant] }
  const store = createMockStore({ products: [mug] })
  let gate: Promise<void> | undefined
  let openGate = () => {}
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    async fetch(url, init) {
      if (init?.cache === 'no-store') await gate
      return store.fetch(url, init)
    },
  })
  const cart = createTestCart({ lines: [{ product: mug, variant, quantity: 2 }] })
  const { unmount } = renderWithStorefront(
    <StrictMode>
      <CartProvider cart={cart}>
        <Cart.Root>
          <Form action="/checkout" aria-label="Order" {...props}>
            <Cart.Items>
              {({ seen }) => (
                <Cart.Item>
                  {seen.name} <Cart.Quantity /> <Cart.Issue /> <Cart.Accept>Accept</Cart.Accept>
                </Cart.Item>
              )}
            </Cart.Items>
            <button>Check out</button>
            <button name="pay" value="later" formAction="/later">
              Pay later
            </button>
            {children}
          </Form>
        </Cart.Root>
      </CartProvider>
    </StrictMode>,
    { store, client, currency: 'USD', retry: false },
  )
  const button = await screen.findByRole('button', { name: 'Check out' })
  return {
    cart,
    line: { product: mug, variant },
    button,
    form: screen.getByRole<HTMLFormElement>('form', { name: 'Order' }),
    leave: unmount,
    press: (name = 'Check out') => userEvent.click(screen.getByRole('button', { name })),
    closeGate: () => void (gate = new Promise((resolve) => (openGate = resolve))),
    openGate: () => act(async () => openGate()),
  }
}
const isBusy = (form: HTMLFormElement) => form.getAttribute('aria-busy') === 'true'
const page = (type: 'pagehide' | 'pageshow', persisted = true) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent(type, { persisted })))

describe('one checkout', () => {
  it('is one order however often the button is pressed while the server answers slowly', async () => {
    const { press, form } = await open()
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    await press()
    await press()
    expect(isBusy(form)).toBe(true)
    expect(orders).toHaveLength(1)
    expect(orders[0]!.fields.getAll('cart-line')).toHaveLength(1)
  })

  it('has the same id when the shopper comes back to the same lines and presses again', async () => {
    const { press, form } = await open()
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    await page('pagehide')
    expect(isBusy(form)).toBe(true)
    await page('pageshow')
    await waitFor(() => expect(isBusy(form)).toBe(false))
    await press()
    await waitFor(() => expect(orders).toHaveLength(2))
    expect(orders[0]!.id).toMatch(/^[\da-f]{32}$/)
    expect(orders[1]!.id).toBe(orders[0]!.id)
  })

  it('has another id when the lines changed', async () => {
    const { press, form, cart, line } = await open()
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    await page('pagehide')
    await page('pageshow')
    await waitFor(() => expect(isBusy(form)).toBe(false))
    act(() => void cart.add(line))
    await press()
    await waitFor(() => expect(orders).toHaveLength(2))
    expect(orders[1]!.id).not.toBe(orders[0]!.id)
  })

  it('works again after 15 seconds in which the page was not left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { press, form } = await open()
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    await act(async () => void vi.advanceTimersByTime(15_000))
    await waitFor(() => expect(isBusy(form)).toBe(false))
    await press()
    await waitFor(() => expect(orders).toHaveLength(2))
    expect(orders[1]!.id).toBe(orders[0]!.id)
  })

  it('is not posted by a check that still runs when the shopper left the page and came back', async () => {
    const { press, form, closeGate, openGate } = await open()
    closeGate()
    await press()
    await waitFor(() => expect(isBusy(form)).toBe(true))
    await page('pagehide')
    await page('pageshow')
    await openGate()
    await waitFor(() => expect(isBusy(form)).toBe(false))
    expect(orders).toEqual([])
  })

  it('orders nothing that the shopper accepts with the second click of a double click', async () => {
    const { press, form, closeGate, openGate, cart } = await open()
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.fill(field, '2.5')
    closeGate()
    await press()
    // By the keyboard: a click at the place of the first one is ignored.
    act(() => screen.getByRole('button', { name: 'Accept' }).click())
    await openGate()
    await waitFor(() => expect(isBusy(form)).toBe(false))
    expect(orders).toEqual([])
    expect(field.value).toBe(String(cart.getState().lines[0]!.quantity))
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(JSON.parse(orders[0]!.fields.get('cart-line') as string)).toMatchObject({ quantity: 2 })
  })

  it('removes no other line with the second click of a double click, where an issue moved the lines', async () => {
    const { press, button, cart } = await open()
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.fill(field, '2.5')
    const remove = document.createElement('button')
    const onRemove = vi.fn()
    remove.onclick = onRemove
    // The line of another product, which the issue moves to the place of the pressed button.
    field.closest('form')!.prepend(remove)
    const { left, top } = button.getBoundingClientRect()
    await press()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    const click = (clientX: number, clientY: number) =>
      remove.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY, detail: 1 }))
    click(left + 2, top + 2)
    expect(onRemove).not.toHaveBeenCalled()
    // By the keyboard, and at another place.
    click(0, 0)
    click(left + 2, top - 2)
    expect(onRemove).toHaveBeenCalledTimes(2)
    await new Promise((resolve) => setTimeout(resolve, 600))
    click(left + 2, top + 2)
    expect(onRemove).toHaveBeenCalledTimes(3)
    expect(cart.getState().totalQuantity).toBe(2)
    expect(orders).toEqual([])
  })

  it('is not handed over by a check that still runs when an app without reloads has left the page', async () => {
    const onCheckout = vi.fn()
    const { press, form, closeGate, openGate, leave } = await open({ onCheckout })
    closeGate()
    await press()
    await waitFor(() => expect(isBusy(form)).toBe(true))
    leave()
    await openGate()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(onCheckout).not.toHaveBeenCalled()
  })

  it('takes the first id from the page of the server, so that a press before hydration is the same checkout', async () => {
    const { press, form } = await open({ checkoutId: 'id-of-the-server' })
    expect(new FormData(form).get('cart-checkout')).toBe('id-of-the-server')
    await press()
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders[0]!.id).toBe('id-of-the-server')
  })
})

describe('the pressed button', () => {
  it('is posted with its name, value and formAction, and onSubmit of the app runs once', async () => {
    const onSubmit = vi.fn()
    const { press } = await open({ onSubmit })
    await press('Pay later')
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders[0]!.fields.get('pay')).toBe('later')
    expect(orders[0]!.action).toBe('/later')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('is posted with all of them where it is outside of the form', async () => {
    const { form, press } = await open()
    form.id = 'order'
    const button = document.createElement('button')
    button.textContent = 'Pay now'
    button.setAttribute('form', 'order')
    button.name = 'pay'
    button.value = 'now'
    button.setAttribute('formaction', '/now')
    document.body.append(button)
    onTestFinished(() => button.remove())
    await press('Pay now')
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders[0]!.fields.get('pay')).toBe('now')
    expect(orders[0]!.action).toBe('/now')
  })

  it('calls a function as action once with the checked lines, and is busy until the promise settles', async () => {
    let settle = () => {}
    const action = vi.fn((_formData: FormData) => new Promise<void>((resolve) => (settle = resolve)))
    const { press, form } = await open({ action })
    await press()
    await waitFor(() => expect(action).toHaveBeenCalledOnce())
    await press()
    expect(isBusy(form)).toBe(true)
    expect(action).toHaveBeenCalledOnce()
    expect(action.mock.calls[0]![0].getAll('cart-line')).toHaveLength(1)
    await act(async () => settle())
    await waitFor(() => expect(isBusy(form)).toBe(false))
    await press()
    await waitFor(() => expect(action).toHaveBeenCalledTimes(2))
    const [first, second] = action.mock.calls.map(([formData]) => formData.get('cart-checkout'))
    expect(second).not.toBe(first)
    await act(async () => settle())
    expect(orders).toEqual([])
  })
})

/** React 18 has neither functions as `action` nor this hook. */
const { useActionState } = React as Partial<typeof React>

describe.skipIf(!useActionState)('an action of useActionState', () => {
  it('is called once for three presses, and the form is busy until React has shown its result', async () => {
    let settle = (_answer: string) => {}
    const action = vi.fn(
      (_state: string, _formData: FormData) => new Promise<string>((resolve) => (settle = resolve)),
    )
    const errors = vi.spyOn(console, 'error')
    const { press, form } = await open({}, function ActionForm(props) {
      const [answer, dispatch] = useActionState!(action, '')
      return (
        <>
          <output>{answer}</output>
          <Cart.Form {...props} action={dispatch} />
        </>
      )
    })
    await press()
    await waitFor(() => expect(action).toHaveBeenCalledOnce())
    await press()
    await press()
    expect(isBusy(form)).toBe(true)
    expect(action).toHaveBeenCalledOnce()
    await act(async () => settle('The payment was declined.'))
    await waitFor(() => expect(isBusy(form)).toBe(false))
    expect(screen.getByText('The payment was declined.')).toBeTruthy()
    expect(action).toHaveBeenCalledOnce()
    await press()
    await waitFor(() => expect(action).toHaveBeenCalledTimes(2))
    const [first, second] = action.mock.calls.map(([, formData]) => formData.get('cart-checkout'))
    expect(second).not.toBe(first)
    await act(async () => settle(''))
    // React warns of a function that is called outside of a transition, and under load of the test's own updates too.
    const texts = errors.mock.calls.map(([text]) => String(text))
    expect(texts.filter((text) => text.includes('transition'))).toEqual([])
    errors.mockRestore()
  })
})

describe.skipIf(!useActionState)('a function as formAction', () => {
  it('is called once for two presses, and the form is busy until its promise settles', async () => {
    let settle = () => {}
    const formAction = vi.fn((_formData: FormData) => new Promise<void>((resolve) => (settle = resolve)))
    const { press, form } = await open({
      children: <button formAction={formAction}>By card</button>,
    })
    await press('By card')
    await waitFor(() => expect(formAction).toHaveBeenCalledOnce())
    await press('By card')
    expect(isBusy(form)).toBe(true)
    expect(formAction).toHaveBeenCalledOnce()
    expect(formAction.mock.calls[0]![0].getAll('cart-line')).toHaveLength(1)
    await act(async () => settle())
    await waitFor(() => expect(isBusy(form)).toBe(false))
    await press('By card')
    await waitFor(() => expect(formAction).toHaveBeenCalledTimes(2))
    const [first, second] = formAction.mock.calls.map(([formData]) => formData.get('cart-checkout'))
    expect(second).not.toBe(first)
    await act(async () => settle())
    expect(orders).toEqual([])
  })
})

describe.skipIf(!useActionState)('a form that its action replaces', () => {
  it('leaves no listener on the window', async () => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    let settle = (_answer: string) => {}
    const action = vi.fn(() => new Promise<string>((resolve) => (settle = resolve)))
    const { press } = await open({}, function ActionForm(props) {
      const [answer, dispatch] = useActionState!(action, '')
      return answer ? <output>{answer}</output> : <Cart.Form {...props} action={dispatch} />
    })
    await press()
    await waitFor(() => expect(action).toHaveBeenCalledOnce())
    await act(async () => settle('Thank you'))
    await waitFor(() => expect(screen.getByText('Thank you')).toBeTruthy())
    const count = (calls: readonly (readonly unknown[])[]) =>
      calls.filter(([type]) => type === 'pagehide').length
    expect(count(add.mock.calls)).toBe(1)
    expect(count(remove.mock.calls)).toBe(1)
    add.mockRestore()
    remove.mockRestore()
  })
})

describe('onCheckout', () => {
  it('is called once for three presses, and the form is busy until its promise settles', async () => {
    let settle = () => {}
    const onCheckout = vi.fn(
      (_lines: unknown, _checkout: { readonly checkoutId: string }) =>
        new Promise<void>((resolve) => (settle = resolve)),
    )
    const { press, form } = await open({ onCheckout })
    await press()
    await waitFor(() => expect(onCheckout).toHaveBeenCalledOnce())
    await press()
    await press()
    expect(isBusy(form)).toBe(true)
    expect(onCheckout).toHaveBeenCalledOnce()
    await act(async () => settle())
    await waitFor(() => expect(isBusy(form)).toBe(false))
    // The payment was declined: another attempt.
    await press()
    await waitFor(() => expect(onCheckout).toHaveBeenCalledTimes(2))
    const [first, second] = onCheckout.mock.calls.map(([, { checkoutId }]) => checkoutId)
    expect(second).not.toBe(first)
    await act(async () => settle())
  })

  it('gets the same id after it rejected, because the order can have arrived, and the page reports its error', async () => {
    const reported = vi.fn()
    const onReject = (event: PromiseRejectionEvent) => {
      event.preventDefault()
      // Vitest would count the error as one of the test.
      event.stopImmediatePropagation()
      reported(String(event.reason))
    }
    window.addEventListener('unhandledrejection', onReject, { capture: true })
    const onCheckout = vi.fn(async (_lines: unknown, _checkout: { readonly checkoutId: string }) => {
      if (onCheckout.mock.calls.length < 2) throw new Error('The connection was lost.')
    })
    const { press, form } = await open({ onCheckout })
    await press()
    await waitFor(() => expect(reported).toHaveBeenCalledWith('Error: The connection was lost.'))
    await waitFor(() => expect(isBusy(form)).toBe(false))
    await press()
    await waitFor(() => expect(onCheckout).toHaveBeenCalledTimes(2))
    const [first, second] = onCheckout.mock.calls.map(([, { checkoutId }]) => checkoutId)
    expect(second).toBe(first)
    window.removeEventListener('unhandledrejection', onReject, { capture: true })
  })
})
