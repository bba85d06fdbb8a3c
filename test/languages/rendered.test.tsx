import { renderToString } from 'react-dom/server'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createMockStore, createTestCart } from 'storefront-mock'

import { Cart, CartProvider } from '../../src/cart/index.js'
import { StorefrontProvider } from '../../src/index.js'
import { checkCartLines } from '../../src/server/index.js'
import type { LabelOverrides } from '../../src/core/labels/labels.js'
import { createTestStorefront } from '../../packages/mock/src/react/create-test-storefront.js'
import { englishWordsIn } from './english-words.js'
import { EveryPart, product } from './every-part.js'
import { english, labelsIn, languages } from './packs.js'
import { textsOf } from './samples.js'

afterEach(cleanup)

const [variant, other] = product.variants
const lineOf = (price: string, of = variant!) => ({ product, variant: { ...of, price }, quantity: 2 })

/** All that is seen or read aloud. */
function textsIn(root: Element): string[] {
  const texts: string[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent!)
  for (const element of root.querySelectorAll('*')) {
    for (const name of [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'placeholder',
      'title',
    ])
      texts.push(element.getAttribute(name) ?? '')
    if (element instanceof HTMLInputElement) texts.push(element.validationMessage)
  }
  return texts.filter((text) => text.trim() !== '')
}

async function renderEveryPart(labels: LabelOverrides | undefined): Promise<string[]> {
  const { client, queryClient } = createTestStorefront({ store: createMockStore({ products: [product] }) })
  // The price was another one when the shopper added the line.
  const cart = createTestCart({ lines: [lineOf('9.00'), lineOf('9.00', other)] })
  const Shop = ({ children }: { children: ReactNode }) => (
    <StorefrontProvider
      client={client}
      queryClient={queryClient}
      currency="EUR"
      getPriorPrice={() => '10.00'}
      labels={labels}
    >
      <CartProvider cart={cart}>{children}</CartProvider>
    </StorefrontProvider>
  )
  const { lines } = await checkCartLines(
    client,
    [{ productId: product.id, variantId: variant!.id, quantity: 2, seenPrice: '9.00' }],
    { rules: { currency: 'EUR' } },
  )
  // Without scripts a cart has a button of its own.
  const page = renderToString(
    <Shop>
      <Cart.Root initialLines={lines} updateAction="/cart/update">
        <Cart.Form />
      </Cart.Root>
    </Shop>,
  )
  const withoutScripts = textsIn(new DOMParser().parseFromString(page, 'text/html').body)
  const { container } = render(<EveryPart />, { wrapper: Shop })
  await waitFor(() => expect(container.querySelector('[data-cart-accept]')).not.toBeNull())
  const withIssues = textsIn(container)
  const [lowest] = container.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"][name="price"]')
  fireEvent.change(lowest!, { target: { value: '?' } })
  fireEvent.blur(lowest!)
  fireEvent.click(container.querySelector('[data-cart-accept]')!)
  act(() => cart.remove(cart.getState().lines[0]!.id))
  const statuses = () =>
    [...container.querySelectorAll('[role="status"]')].map((status) => status.textContent)
  const silent = statuses().filter((text) => text === '').length
  await waitFor(() => expect(statuses().filter((text) => text === '').length).toBeLessThan(silent))
  const withLines = textsIn(container)
  act(() => cart.clear())
  return [...withoutScripts, ...withIssues, ...withLines, ...textsIn(container)]
}

type Label = string | ((values: object) => string)

/** Labels like the English ones, made by `write` from the name and the English text. */
function labelsBy(write: (name: string, text: string, values: object) => string): LabelOverrides {
  const groups = Object.entries(english as unknown as Record<string, Record<string, Label>>)
  return Object.fromEntries(
    groups.map(([group, labels]) => [
      group,
      Object.fromEntries(
        Object.entries(labels).map(([name, label]): [string, Label] => [
          name,
          typeof label === 'string'
            ? write(`${group}.${name}`, label, {})
            : (values) => write(`${group}.${name}`, label(values), values),
        ]),
      ),
    ]),
  )
}

describe('every part', () => {
  it('takes all of its texts from the labels', async () => {
    const texts = await renderEveryPart(labelsBy((_name, text) => `«${text}»`))
    expect(texts.filter((text) => /\p{L}/u.test(text.replaceAll(/«.*»/gs, '')))).toEqual([])
  })

  it('together with the others uses every label', async () => {
    // A text can contain another one, such as the unit of a unit price.
    const labels = labelsBy((name, _text, values) => `«${name}» ${Object.values(values).join(' ')}`)
    const texts = await renderEveryPart(labels)
    const used = new Set(texts.flatMap((text) => [...text.matchAll(/«(.*?)»/g)].map(([, name]) => name)))
    const names = [...textsOf(english).keys()].map((name) => name.split(' ')[0])
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })

  it.each(languages)('shows and announces no English word in %s', async (language) => {
    const texts = await renderEveryPart(labelsIn(language))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap((text) => englishWordsIn(text, language).map((word) => `${word}: ${text}`))).toEqual(
      [],
    )
  })
})
