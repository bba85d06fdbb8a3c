import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { dropUrlUpdates } from '../../test/url/drop-url-updates.js'
import { getVariantState } from '../core/variants/get-variant-state.js'
import { MissingProviderError } from '../core/errors/missing-provider-error.js'
import { VariantPicker } from '../variant-picker/index.js'
import { useVariantPicker } from '../variant-picker/use-variant-picker.js'
import { useVariantUrl, type UseVariantUrlOptions } from './use-variant-url.js'

const shirt = buildProduct({
  options: { 'Color & Tone': ['Black', 'White'], Size: ['M', 'L'] },
  missing: [{ 'Color & Tone': 'White', Size: 'L' }],
})
const [blackM, , whiteM] = shirt.variants as [{ id: string }, unknown, { id: string }]

function Picker({ product = shirt, ...options }: UseVariantUrlOptions & { product?: typeof shirt }) {
  return <VariantPicker.Root product={product} {...useVariantUrl(product, options)} />
}

const open = (search: string, options: UseVariantUrlOptions & { product?: typeof shirt } = {}) => {
  history.replaceState(null, '', `/shirt${search}`)
  return render(
    <NuqsAdapter>
      <Picker {...options} />
    </NuqsAdapter>,
  )
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((item) => item.checked)
    .map((item) => item.value)

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const search = () => Object.fromEntries(new URLSearchParams(location.search))

afterEach(dropUrlUpdates)
beforeEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

it('useVariantUrl reads and writes the selection as option parameters, and keeps other parameters', async () => {
  open('?utm_source=mail&Color+%26+Tone=Black&Size=L')
  expect(chosen()).toEqual(['Black', 'L'])
  await userEvent.click(radio(/^White/))
  await waitFor(() => expect(search()).toEqual({ utm_source: 'mail', 'Color & Tone': 'White', Size: 'M' }))
  expect(chosen()).toEqual(['White', 'M'])
})

it('useVariantUrl writes an incomplete selection as option parameters', async () => {
  open('')
  await userEvent.click(radio(/^M/))
  await waitFor(() => expect(search()).toEqual({ Size: 'M' }))
  expect(chosen()).toEqual(['M'])
})

it('useVariantUrl ignores values that the product does not have', () => {
  open('?Size=XXL&Color+%26+Tone=black')
  expect(chosen()).toEqual(['Black'])
})

it('useVariantUrl follows back and forward', async () => {
  open('?Size=M', { history: 'push' })
  await userEvent.click(radio(/^L/))
  await waitFor(() => expect(search()).toEqual({ Size: 'L' }))
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
  })
  await waitFor(() => expect(chosen()).toEqual(['M']))
})

it("useVariantUrl reads and writes the variant's id with mode 'variant'", async () => {
  open(`?variant=${whiteM.id}&page=2`, { mode: 'variant' })
  expect(chosen()).toEqual(['White', 'M'])
  await userEvent.click(radio(/^Black/))
  await waitFor(() => expect(search()).toEqual({ variant: blackM.id, page: '2' }))
  expect(chosen()).toEqual(['Black', 'M'])
})

it('useVariantUrl starts with an empty selection for an unknown variant id', async () => {
  open('?v=gone', { mode: 'variant', urlKey: 'v' })
  expect(chosen()).toEqual([])
  await userEvent.click(radio(/^White/))
  expect(chosen()).toEqual(['White'])
  await userEvent.click(radio(/^M/))
  await waitFor(() => expect(search()).toEqual({ v: whiteM.id }))
})

it('useVariantUrl works with an option named "__proto__"', async () => {
  const variants = ['a', 'b'].map((value, index) => ({
    ...shirt.variants[index]!,
    attributes: JSON.parse(`{"__proto__":"${value}"}`) as Record<string, string>,
  }))
  const product = buildProduct({ variants })
  open('', { product })
  await userEvent.click(radio(/^a/))
  await waitFor(() => expect(location.search).toBe('?__proto__=a'))
  expect(chosen()).toEqual(['a'])
})

it('useVariantUrl keeps the selection when the browser refuses to update the URL', async () => {
  open('', { mode: 'variant' })
  const refused = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError')
  })
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  await userEvent.click(radio(/^White/))
  await userEvent.click(radio(/^M/))
  await waitFor(() => expect(told).toHaveBeenCalled())
  expect(chosen()).toEqual(['White', 'M'])
  expect(refused).toHaveBeenCalled()
})

it('useVariantUrl throws a MissingProviderError outside a nuqs adapter', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Picker />)).toThrow(MissingProviderError)
})

it('useVariantUrl selects the default variant while the URL selects nothing, and does not write it', async () => {
  open('?utm_source=mail', { defaultVariant: { id: whiteM.id } })
  expect(chosen()).toEqual(['White', 'M'])
  expect(search()).toEqual({ utm_source: 'mail' })
  await userEvent.click(radio(/^Black/))
  await waitFor(() => expect(search()).toEqual({ utm_source: 'mail', 'Color & Tone': 'Black', Size: 'M' }))
})

it("useVariantUrl finds the first available variant by the provider's rule", () => {
  render(
    <NuqsAdapter>
      <Picker defaultVariant="firstAvailable" />
    </NuqsAdapter>,
    { wrapper: createWrapper({ isVariantAvailable: ({ id }) => id === whiteM.id }) },
  )
  expect(chosen()).toEqual(['White', 'M'])
})

it.each(['options', 'variant'] as const)(
  'useVariantUrl prefers a link to the default, and a reset returns to the link with mode %s',
  async (mode) => {
    const link = mode === 'variant' ? `?variant=${whiteM.id}` : '?Color+%26+Tone=White&Size=M'
    history.replaceState(null, '', `/shirt${link}`)
    render(
      <NuqsAdapter>
        <ResettablePicker mode={mode} defaultVariant="firstAvailable" />
      </NuqsAdapter>,
    )
    expect(chosen()).toEqual(['White', 'M'])
    await userEvent.click(radio(/^Black/))
    expect(chosen()).toEqual(['Black', 'M'])
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(chosen()).toEqual(['White', 'M']))
  },
)

function ResettablePicker(options: UseVariantUrlOptions) {
  const picker = useVariantPicker(shirt, useVariantUrl(shirt, options))
  return (
    <>
      <VariantPicker.Root picker={picker} />
      <button onClick={picker.reset}>Reset</button>
    </>
  )
}

it('useVariantUrl applies two changes in one event handler', async () => {
  function Shortcut() {
    const picker = useVariantPicker(shirt, useVariantUrl(shirt))
    const selectWhiteM = () => {
      picker.selectOption('Color & Tone', 'White')
      picker.selectOption('Size', 'M')
    }
    return <button onClick={selectWhiteM}>{picker.variant?.id ?? 'none'}</button>
  }
  render(
    <NuqsAdapter>
      <Shortcut />
    </NuqsAdapter>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe(whiteM.id)
  await waitFor(() => expect(search()).toEqual({ 'Color & Tone': 'White', Size: 'M' }))
})

it('an address of useVariantUrl opens its variant if options are called "variant" and as its prefix writes it', async () => {
  const product = buildProduct({
    options: { variant: ['Deluxe', 'Basic'], 'Option-Variant': ['Long', 'Short'] },
  })
  open('', { product })
  await userEvent.click(radio(/^Basic/))
  await userEvent.click(radio(/^Short/))
  const [, , , basicShort] = product.variants
  await waitFor(() => expect(getVariantState(product, search()).variant).toBe(basicShort))
  expect(chosen()).toEqual(['Basic', 'Short'])
  cleanup()
  open(location.search, { product })
  expect(chosen()).toEqual(['Basic', 'Short'])
})

it('useVariantUrl opens a linked variant whose id is a value of an option called "variant"', () => {
  const { variants, ...fields } = buildProduct({ options: { variant: ['1', '2'] } })
  const [first, second] = variants
  const product = {
    ...fields,
    variants: [
      { ...first!, id: '2' },
      { ...second!, id: '1' },
    ],
  }
  open('?variant=1', { product })
  expect(chosen()).toEqual(['2'])
})
