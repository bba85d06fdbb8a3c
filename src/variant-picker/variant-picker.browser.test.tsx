import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { buildProduct } from 'storefront-mock'

import { renderToHtml } from '../../test/server-rendering/render-to-html.js'
import { readVariantForm } from '../core/variants/read-variant-form.js'
import { VariantPicker } from './index.js'

const shirt = buildProduct({
  id: 'shirt',
  options: { Color: ['Black', 'White'], Size: ['S', 'M', 'L'] },
  missing: [
    { Color: 'White', Size: 'L' },
    { Color: 'White', Size: 'S' },
    { Color: 'Black', Size: 'M' },
  ],
  soldOut: [{ Color: 'Black', Size: 'S' }],
})

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((item) => item.checked)
    .map((item) => item.value)

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

it('has one tab stop for each option, and arrow keys between its values', async () => {
  render(<VariantPicker.Root product={shirt} defaultVariant={{ id: shirt.variants[1]!.id }} />)
  expect(chosen()).toEqual(['Black', 'L'])

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(radio('Black'))
  await userEvent.keyboard('{ArrowDown}')
  // No variant is White and L, so selecting White changes the size to M.
  expect(document.activeElement).toBe(radio('White'))
  expect(chosen()).toEqual(['White', 'M'])

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(radio('M'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(radio('L'))
  expect(chosen()).toEqual(['Black', 'L'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toEqual(['White', 'M'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toEqual(['Black', 'S'])
  expect(screen.getByRole('status').textContent).toBe('Color: Black. Sold out')
})

it('moves by arrow keys from the last value to the first', async () => {
  render(<VariantPicker.Root product={shirt} defaultVariant={{ id: shirt.variants[1]!.id }} />)
  radio('L').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual(['Black', 'S'])
  expect(document.activeElement).toBe(radio(/^S/))
})

it('selects a value by a click on the radio or on its label', async () => {
  render(<VariantPicker.Root product={shirt} />)
  await userEvent.click(radio('White'))
  await userEvent.click(radio('M').closest('label')!)
  expect(chosen()).toEqual(['White', 'M'])
})

interface AxNode {
  readonly nodeId: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[]
}

interface FrameTree {
  readonly frame: { readonly id: string }
  readonly childFrames?: readonly FrameTree[]
}

/** The browser's accessibility tree of this test's frame, in reading order. */
async function accessibilityTree(): Promise<readonly AxNode[]> {
  const { frameTree } = (await cdp().send('Page.getFrameTree')) as { frameTree: FrameTree }
  const frameId = frameTree.childFrames?.[0]?.frame.id
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', frameId ? { frameId } : {})) as {
    nodes: readonly AxNode[]
  }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const walk = (node: AxNode | undefined): AxNode[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => walk(byId.get(id)))] : []
  return walk(nodes[0])
}

it('exposes options, values and status to assistive technology', async () => {
  render(
    <form aria-label="Cart">
      <VariantPicker.Root product={shirt} name="variantId" required defaultValue={{ Color: 'White' }} />
    </form>,
  )
  const tree = (await accessibilityTree())
    .filter(({ ignored, role }) => !ignored && /^(form|group|radio|status|textbox)$/.test(role?.value ?? ''))
    .map(({ role, name, properties }) => {
      const checked = properties?.find((property) => property.name === 'checked')?.value.value
      return `${role?.value} ${name?.value ?? ''}${checked === 'true' ? ' (checked)' : ''}`.trim()
    })
  expect(tree).toEqual([
    'form Cart',
    'group Color',
    'radio Black',
    'radio White (checked)',
    'group Size',
    'radio S, sold out, changes Color',
    'radio M',
    'radio L, changes Color',
    'status',
  ])
  const { violations } = await axe.run(screen.getByRole('form'))
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('focuses the missing option when the form is submitted too early', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form aria-label="Cart" onSubmit={submit}>
      <VariantPicker.Root product={shirt} name="variantId" required defaultValue={{ Color: 'White' }} />
      <button>Add</button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(radio(/^S/))
  await userEvent.click(radio('M'))
  await userEvent.click(screen.getByRole('button'))
  expect(submit).toHaveBeenCalledOnce()
  expect(Object.fromEntries(new FormData(screen.getByRole('form')))).toEqual({
    variantId: shirt.variants[2]!.id,
  })
})

it('keeps the selection that was made before hydration', async () => {
  const onValueChange = vi.fn()
  const element = (
    <form aria-label="Cart">
      <VariantPicker.Root product={shirt} name="variantId" onValueChange={onValueChange} />
    </form>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToHtml(element)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  // Not hydrated yet: these are native radios without React.
  await userEvent.click(radio('White'))
  await userEvent.click(radio('M'))
  expect(chosen()).toEqual(['White', 'M'])

  render(element, { container, hydrate: true })
  expect(chosen()).toEqual(['White', 'M'])
  expect(Object.fromEntries(new FormData(screen.getByRole('form')))).toEqual({
    variantId: shirt.variants[2]!.id,
  })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    { Color: 'White', Size: 'M' },
    { variant: shirt.variants[2], reason: 'hydration' },
  )
  expect(error).not.toHaveBeenCalled()
})

it('selects an existing variant when the values selected before hydration exclude each other', async () => {
  const onValueChange = vi.fn()
  const element = (
    <VariantPicker.Root product={shirt} defaultVariant="firstAvailable" onValueChange={onValueChange} />
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(element)
  expect(chosen()).toEqual(['Black', 'L'])
  // No variant is White and L.
  await userEvent.click(radio(/^White/))
  render(element, { container, hydrate: true })
  expect(chosen()).toEqual(['White', 'M'])
  expect(screen.getByRole('status').textContent).toMatch(/Available$/)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
    { Color: 'White', Size: 'M' },
    { variant: shirt.variants[2], reason: 'hydration' },
  )
})

it('reports the selection that was made before hydration once in StrictMode', async () => {
  const onValueChange = vi.fn()
  const element = (
    <StrictMode>
      <VariantPicker.Root product={shirt} onValueChange={onValueChange} />
    </StrictMode>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(element)
  await userEvent.click(radio('White'))
  render(element, { container, hydrate: true })
  expect(chosen()).toEqual(['White'])
  expect(onValueChange).toHaveBeenCalledOnce()
})

it('submits the variant that is seen selected when scripts are off', async () => {
  const frame = document.createElement('iframe')
  // Without `allow-scripts`.
  frame.setAttribute('sandbox', 'allow-forms allow-same-origin')
  frame.srcdoc = renderToString(
    <form action={new URL('/plain-form', location.href).href}>
      <VariantPicker.Root product={shirt} name="variantId" required defaultVariant="firstAvailable" />
      <button>Add</button>
    </form>,
  )
  const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const opened = loaded()
  document.body.append(frame)
  await opened
  const find = (selector: string) => frame.contentDocument!.querySelector<HTMLElement>(selector)!
  find('[value=White]').click()
  find('[value=M]').click()
  const submitted = loaded()
  find('button').click()
  await submitted
  const query = new URLSearchParams(frame.contentWindow!.location.search)
  expect(readVariantForm(query, shirt)).toEqual({
    variant: shirt.variants[2],
    selection: { Color: 'White', Size: 'M' },
    problem: null,
  })
})
