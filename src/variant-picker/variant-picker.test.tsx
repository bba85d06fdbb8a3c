import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState, version, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Controller, useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { describePart } from '../../test/describe-part.js'
import type { Variant } from '../core/schemas/variant.js'
import { readVariantForm } from '../core/variants/read-variant-form.js'
import type { VariantSelection } from '../core/variants/variant-types.js'
import { useVariantPicker } from './use-variant-picker.js'
import { VariantPicker } from './index.js'

function variant(id: string, attributes: Record<string, unknown>, stockQuantity = 1): Variant {
  return {
    id,
    attributes,
    stockQuantity,
    stockStatus: stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    price: '10.00',
    compareAtPrice: null,
    image: null,
  }
}

const shirt = {
  id: 'shirt',
  options: [
    { name: 'Color', values: ['Black', 'White'] },
    { name: 'Size', values: ['S', 'M', 'L', 'XL'] },
  ],
  variants: [
    variant('black-s', { Color: 'Black', Size: 'S' }, 0),
    variant('black-l', { Color: 'Black', Size: 'L' }),
    variant('white-m', { Color: 'White', Size: 'M' }),
  ],
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((item) => item.checked)
    .map((item) => item.value)
const formData = () => Object.fromEntries(new FormData(screen.getByRole('form')))

// The shirt logs a warning, because no variant has one of its values. One test below asserts the warning.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const within1 = (part: ReactNode) => (
  <VariantPicker.Root product={shirt} defaultValue={{ Color: 'Black', Size: 'L' }}>
    <VariantPicker.Option name="Size">{part}</VariantPicker.Option>
  </VariantPicker.Root>
)

describePart('VariantPicker.Root', {
  tag: 'div',
  otherTag: 'section',
  state: { status: 'incomplete' },
  renderPart: (props) => <VariantPicker.Root product={shirt} {...(props as object)} />,
})
describePart('VariantPicker.Option', {
  tag: 'fieldset',
  otherTag: 'div',
  state: { name: 'Size', value: 'L' },
  renderPart: (props) => (
    <VariantPicker.Root product={shirt} defaultValue={{ Size: 'L' }}>
      <VariantPicker.Option name="Size" {...(props as object)} />
    </VariantPicker.Root>
  ),
})
describePart('VariantPicker.Label', {
  tag: 'legend',
  otherTag: 'span',
  state: {},
  renderPart: (props) => within1(<VariantPicker.Label {...(props as object)} />),
})
describePart('VariantPicker.OptionValue', {
  tag: 'input',
  state: { value: 'S', selected: false, exists: true, available: false, disabled: false },
  renderPart: (props) => within1(<VariantPicker.OptionValue value="S" {...(props as object)} />),
})
describePart('VariantPicker.Status', {
  tag: 'div',
  otherTag: 'p',
  state: { status: 'incomplete' },
  renderPart: (props) => (
    <VariantPicker.Root product={shirt}>
      <VariantPicker.Status {...(props as object)} />
    </VariantPicker.Root>
  ),
})

describe('VariantPicker', () => {
  it('shows each option as a group of radios with accessible names that include the effect', () => {
    render(<VariantPicker.Root product={shirt} defaultValue={{ Color: 'Black' }} />)
    expect(screen.getAllByRole('group').map((group) => within(group).getAllByRole('radio').length)).toEqual([
      2, 4,
    ])
    const size = within(screen.getByRole('group', { name: 'Size' }))
    expect(size.getAllByRole('radio').map((item) => item.getAttribute('aria-label'))).toEqual([
      'S, sold out',
      'M, changes Color',
      'L',
      'XL, unavailable',
    ])
    expect(radio('XL, unavailable').disabled).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Choose Size')
  })

  it('merges its own labels over the defaults', () => {
    render(<VariantPicker.Root product={shirt} labels={{ status: ({ status }) => `Now ${status}` }} />)
    expect(screen.getByRole('status').textContent).toMatch(/^Now /)
    expect(radio('XL, unavailable').disabled).toBe(true)
  })

  it('selects a value, changes the options that conflict with it, and announces the changes', async () => {
    const onValueChange = vi.fn()
    render(
      <VariantPicker.Root
        product={shirt}
        defaultValue={{ Color: 'Black', Size: 'L' }}
        onValueChange={onValueChange}
      />,
    )
    await userEvent.click(radio('White, changes Size'))
    expect(chosen()).toEqual(['White', 'M'])
    expect(screen.getByRole('status').textContent).toBe('Size: M. Available')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      { Color: 'White', Size: 'M' },
      { variant: shirt.variants[2], reason: 'option-select' },
    )
    await userEvent.click(radio('S, sold out, changes Color'))
    expect(screen.getByRole('status').textContent).toBe('Color: Black. Sold out')
  })

  it('leaves the selection to the app when it is controlled', async () => {
    const onValueChange = vi.fn()
    const { rerender } = render(
      <VariantPicker.Root product={shirt} value={{ Size: 'L' }} onValueChange={onValueChange} />,
    )
    await userEvent.click(radio('Black'))
    expect(onValueChange).toHaveBeenLastCalledWith({ Size: 'L', Color: 'Black' }, expect.anything())
    expect(chosen()).toEqual(['L'])
    rerender(<VariantPicker.Root product={shirt} value={{ Size: 'L', Color: 'Black' }} />)
    expect(chosen()).toEqual(['Black', 'L'])
  })

  it.each([
    ['nothing', {}, []],
    ['a selection', { defaultValue: { Size: 'M' } }, ['M']],
    ['the first available variant', { defaultVariant: 'firstAvailable' as const }, ['Black', 'L']],
    ['a variant', { defaultVariant: { id: 'white-m' } }, ['White', 'M']],
    ['nothing when the default variant is unknown', { defaultVariant: { id: 'gone' } }, []],
  ])('initially selects %s', (_, props, expected) => {
    render(<VariantPicker.Root product={shirt} {...props} />)
    expect(chosen()).toEqual(expected)
  })

  it('initially selects the first variant when none can be bought', () => {
    render(
      <VariantPicker.Root
        product={shirt}
        defaultVariant="firstAvailable"
        rules={{ isVariantAvailable: () => false }}
      />,
    )
    expect(chosen()).toEqual(['Black', 'S'])
    expect(screen.getByRole('status').textContent).toBe('Sold out')
  })

  it('resets for another product, and keeps the selection when the same product is refetched', async () => {
    const { rerender } = render(<VariantPicker.Root product={shirt} />)
    await userEvent.click(radio('Black'))
    rerender(<VariantPicker.Root product={structuredClone(shirt)} />)
    expect(chosen()).toEqual(['Black'])
    rerender(<VariantPicker.Root product={{ ...shirt, id: 'other' }} />)
    expect(chosen()).toEqual([])
  })

  it('renders the result of function children', () => {
    render(
      <VariantPicker.Root product={shirt} defaultValue={{ Size: 'L' }}>
        {(picker) => (
          <>
            <VariantPicker.Option name="Size">
              {(option) => `${option.name} of ${option.values.length}`}
            </VariantPicker.Option>
            <VariantPicker.Option name="No such option" />
            <output>{picker.status}</output>
          </>
        )}
      </VariantPicker.Root>,
    )
    expect(screen.getByRole('group').textContent).toBe('Size of 4')
    expect(screen.getByText('incomplete')).toBeTruthy()
  })

  it('shares its state with the page through useVariantPicker', async () => {
    function Page() {
      const picker = useVariantPicker(shirt, { defaultVariant: 'firstAvailable' })
      return (
        <>
          <h1>{picker.variant?.id ?? 'none'}</h1>
          <button onClick={() => picker.setSelection({ Color: 'White', Size: 'M' })}>Gallery</button>
          <button onClick={picker.reset}>Reset</button>
          <VariantPicker.Root picker={picker} />
        </>
      )
    }
    render(<Page />)
    expect(screen.getByRole('heading').textContent).toBe('black-l')
    await userEvent.click(screen.getByRole('button', { name: 'Gallery' }))
    expect(screen.getByRole('heading').textContent).toBe('white-m')
    await userEvent.click(radio('Black, changes Size'))
    expect(screen.getByRole('heading').textContent).toBe('black-l')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(chosen()).toEqual(['Black', 'L'])
  })

  it('warns the developer once about the problems of a product', () => {
    const odd = { ...shirt, id: 'odd' }
    const { rerender } = render(<VariantPicker.Root product={odd} />)
    rerender(<VariantPicker.Root product={odd} disabled />)
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('No variant has the value "XL" of option "Size"'),
    )
  })
})

describe('VariantPicker.Root in a form', () => {
  it('submits the id of the chosen variant and nothing else', async () => {
    render(
      <form aria-label="Cart">
        <VariantPicker.Root product={shirt} name="variantId" />
      </form>,
    )
    expect(formData()).toEqual({})
    await userEvent.click(radio('White'))
    expect(formData()).toEqual({})
    await userEvent.click(radio('M'))
    expect(formData()).toEqual({ variantId: 'white-m' })
  })

  it('restores the initial selection when the form is reset', async () => {
    render(
      <form aria-label="Cart">
        <VariantPicker.Root product={shirt} name="variantId" defaultVariant={{ id: 'black-l' }} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(radio('White, changes Size'))
    expect(formData()).toEqual({ variantId: 'white-m' })
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(chosen()).toEqual(['Black', 'L'])
    expect(formData()).toEqual({ variantId: 'black-l' })
  })

  it('blocks the form until a required variant is selected, and focuses the missing option', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form aria-label="Cart" onSubmit={submit}>
        <VariantPicker.Root product={shirt} name="variantId" required defaultValue={{ Color: 'White' }} />
        <button>Add</button>
      </form>,
    )
    expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false)
    await userEvent.click(screen.getByRole('button'))
    expect(submit).not.toHaveBeenCalled()
    // jsdom does not focus the invalid field on submit; the browser test covers this.
    fireEvent.focus(document.querySelector('input[name=variantId]')!)
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[2])
    await userEvent.click(radio('M'))
    await userEvent.click(screen.getByRole('button'))
    expect(submit).toHaveBeenCalledOnce()
    expect(formData()).toEqual({ variantId: 'white-m' })
  })

  it('focuses the missing option in a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const container = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(container)
    render(
      <VariantPicker.Root product={shirt} name="variantId" required defaultValue={{ Color: 'White' }} />,
      { container },
    )
    fireEvent.focus(container.querySelector('input[name=variantId]')!)
    expect(host.shadowRoot!.activeElement).toBe(container.querySelectorAll('input[type=radio]')[2])
    host.remove()
  })

  it('submits in the form given by id, and submits nothing when disabled', () => {
    render(
      <>
        <form aria-label="Cart" id="cart" />
        <VariantPicker.Root product={shirt} name="a" form="cart" defaultVariant={{ id: 'white-m' }} />
        <VariantPicker.Root
          product={shirt}
          name="b"
          form="cart"
          defaultVariant={{ id: 'white-m' }}
          disabled
        />
      </>,
    )
    expect(formData()).toEqual({ a: 'white-m' })
    expect(screen.getAllByRole<HTMLFieldSetElement>('group').map((group) => group.disabled)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('keeps impossible values disabled with disabled={false}', () => {
    render(
      <form aria-label="Cart">
        <VariantPicker.Root product={shirt} name="variantId" disabled={false} />
      </form>,
    )
    expect(radio('XL, unavailable').disabled).toBe(true)
    expect(formData()).toEqual({})
  })

  it('works with React Hook Form', async () => {
    const submitted = vi.fn()
    function Cart() {
      const { control, handleSubmit, reset, formState } = useForm<{
        choice: VariantSelection
        variantId: string
      }>({
        defaultValues: { choice: {}, variantId: '' },
      })
      return (
        <form noValidate onSubmit={(event) => void handleSubmit(submitted)(event)}>
          <Controller
            name="variantId"
            control={control}
            rules={{ required: 'Please choose' }}
            render={({ field: { onChange, ref } }) => (
              <Controller
                name="choice"
                control={control}
                render={({ field: choice }) => (
                  <VariantPicker.Root
                    product={shirt}
                    required
                    inputRef={ref}
                    value={choice.value}
                    onValueChange={(selection, { variant }) => {
                      choice.onChange(selection)
                      onChange(variant?.id ?? '')
                    }}
                  />
                )}
              />
            )}
          />
          <p>{formState.errors.variantId?.message}</p>
          <button>Add</button>
          <button type="button" onClick={() => reset()}>
            Clear
          </button>
        </form>
      )
    }
    render(<Cart />)
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Please choose')).toBeTruthy()
    // React Hook Form focuses the invalid field, which focuses the first missing option.
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
    await userEvent.click(radio('White'))
    await userEvent.click(radio('M'))
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
    expect(submitted.mock.lastCall?.[0]).toMatchObject({ variantId: 'white-m' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen()).toEqual([])
  })
})

describe('VariantPicker.Root in the HTML of a server, before hydration or without scripts', () => {
  const renderHtml = (element: ReactNode) => {
    document.body.innerHTML = renderToString(element)
    return document.querySelector('form')!
  }
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('submits the variant that the shopper sees selected', () => {
    const form = renderHtml(
      <form>
        <VariantPicker.Root product={shirt} name="variantId" required defaultVariant="firstAvailable" />
      </form>,
    )
    expect(chosen()).toEqual(['Black', 'L'])
    expect(readVariantForm(new FormData(form), shirt)).toMatchObject({ variant: { id: 'black-l' } })

    radio(/^White/).click()
    radio(/^M/).click()
    expect([...new FormData(form)]).toEqual([
      ['variantId[Color]', 'White'],
      ['variantId[Size]', 'M'],
    ])
    expect(readVariantForm(new FormData(form), shirt)).toMatchObject({ variant: { id: 'white-m' } })
  })

  it('lets the radios block the form until a required variant is selected', () => {
    const form = renderHtml(
      <form>
        <VariantPicker.Root product={shirt} name="variantId" required />
      </form>,
    )
    expect(form.checkValidity()).toBe(false)
    radio(/^White/).click()
    expect(form.checkValidity()).toBe(false)
    radio(/^M/).click()
    expect(form.checkValidity()).toBe(true)
  })

  it('submits the radios in the form given by id', () => {
    const form = renderHtml(
      <>
        <form id="cart" />
        <VariantPicker.Root product={shirt} name="a" form="cart" defaultVariant={{ id: 'white-m' }} />
      </>,
    )
    expect(readVariantForm(new FormData(form), shirt, { name: 'a' }).variant).toBe(shirt.variants[2])
  })

  it('submits the id of a product without options', () => {
    const mug = { id: 'mug', options: [], variants: [variant('only', {})] }
    const form = renderHtml(
      <form>
        <VariantPicker.Root product={mug} name="variantId" required />
      </form>,
    )
    expect([...new FormData(form)]).toEqual([['variantId', 'only']])
  })

  it('submits nothing without a name or when disabled', () => {
    const form = renderHtml(
      <form>
        <VariantPicker.Root product={shirt} defaultVariant="firstAvailable" />
        <VariantPicker.Root product={shirt} name="b" defaultVariant="firstAvailable" disabled />
      </form>,
    )
    expect([...new FormData(form)]).toEqual([])
  })

  // In jsdom, React 18 unchecks what was selected before; test/peers/vitest.config.ts runs this in Chromium.
  const isUnchecked = version.startsWith('18') && navigator.userAgent.includes('jsdom')
  it.skipIf(isUnchecked)(
    'submits only the id once it is hydrated, and keeps what the shopper selected before',
    async () => {
      const element = (
        <form aria-label="Cart">
          <VariantPicker.Root product={shirt} name="variantId" required defaultVariant="firstAvailable" />
        </form>
      )
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(element)
      radio(/^White/).click()
      radio(/^M/).click()
      render(element, { container, hydrate: true })
      await waitFor(() => expect(formData()).toEqual({ variantId: 'white-m' }))
      expect(chosen()).toEqual(['White', 'M'])
    },
  )
})

describe('two changes in one event handler', () => {
  it('apply both when the picker is uncontrolled', async () => {
    const onValueChange = vi.fn()
    render(<ShortcutPicker onValueChange={onValueChange} />)
    await userEvent.click(screen.getByRole('button'))
    expect(chosen()).toEqual(['White', 'M'])
    expect(onValueChange.mock.calls.map(([selection]) => selection as VariantSelection)).toEqual([
      { Color: 'White' },
      { Color: 'White', Size: 'M' },
    ])
  })

  it('apply both when the picker is controlled', async () => {
    function Held() {
      const [value, onValueChange] = useHeld()
      return <ShortcutPicker value={value} onValueChange={onValueChange} />
    }
    render(<Held />)
    await userEvent.click(screen.getByRole('button'))
    expect(chosen()).toEqual(['White', 'M'])
  })

  it('forget the first one when the app refuses it', async () => {
    const onValueChange = vi.fn()
    render(<ShortcutPicker value={{}} onValueChange={onValueChange} />)
    await userEvent.click(radio(/^Black/))
    await userEvent.click(radio(/^L/))
    expect(onValueChange).toHaveBeenLastCalledWith({ Size: 'L' }, expect.anything())
  })
})

function ShortcutPicker(options: {
  value?: VariantSelection
  onValueChange: (selection: VariantSelection) => void
}) {
  const picker = useVariantPicker(shirt, options)
  const selectWhiteM = () => {
    picker.selectOption('Color', 'White')
    picker.selectOption('Size', 'M')
  }
  return (
    <>
      <button onClick={selectWhiteM}>White, M</button>
      <VariantPicker.Root picker={picker} />
    </>
  )
}

describe('a controlled picker', () => {
  it('resets to the selection that it began with', async () => {
    function Held() {
      const [value, setValue] = useState<VariantSelection>({ Color: 'Black', Size: 'L' })
      return (
        <form>
          <VariantPicker.Root product={shirt} name="variantId" value={value} onValueChange={setValue} />
          <button type="reset">Reset</button>
        </form>
      )
    }
    render(<Held />)
    await userEvent.click(radio(/^White/))
    expect(chosen()).toEqual(['White', 'M'])
    await userEvent.click(screen.getByRole('button'))
    expect(chosen()).toEqual(['Black', 'L'])
  })

  it('warns the developer that it ignores a default', () => {
    const both = { value: {}, defaultVariant: 'firstAvailable' as const }
    // @ts-expect-error: `value` and a default exclude each other.
    const { rerender } = render(<VariantPicker.Root product={shirt} {...both} />)
    // @ts-expect-error: as above.
    rerender(<VariantPicker.Root product={shirt} {...both} disabled />)
    expect(
      vi.mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('ignores `defaultValue`')),
    ).toHaveLength(1)
    expect(chosen()).toEqual([])
  })
})

it('a radio is announced as sold out and with the options that it changes', () => {
  const soldOut = { ...shirt, variants: shirt.variants.map((each) => ({ ...each, stockQuantity: 0 })) }
  render(<VariantPicker.Root product={soldOut} defaultValue={{ Color: 'Black' }} />)
  expect(radio('M, sold out, changes Color')).toBeTruthy()
  expect(radio('L, sold out')).toBeTruthy()
})

function useHeld(): [VariantSelection, (selection: VariantSelection) => void] {
  return useState<VariantSelection>({})
}

it('VariantPicker.Root works with option names such as "__proto__" and "Size & Fit"', async () => {
  const attributes = JSON.parse('{"__proto__":"a","Size & Fit":"b"}') as Record<string, string>
  const product = { id: 'odd-names', options: [], variants: [variant('only', attributes)] }
  function Held() {
    const [value, setValue] = useHeld()
    return <VariantPicker.Root product={product} value={value} onValueChange={setValue} />
  }
  render(<Held />)
  await userEvent.click(radio('a'))
  await userEvent.click(radio('b'))
  expect(screen.getByRole('status').textContent).toBe('Available')
})

it('VariantPicker takes an optional choice back at a second press, and announces it', async () => {
  const plain = variant('plain', { Color: 'Red' })
  const engraved = variant('engraved', { Color: 'Red', Engraving: 'Yes' })
  const product = { id: 'ring', options: ['Color', 'Engraving'], variants: [plain, engraved] }
  render(
    <form aria-label="Add">
      <VariantPicker.Root product={product} name="variantId" />
    </form>,
  )
  expect(chosen(), 'the only colour').toEqual(['Red'])
  expect(formData()).toEqual({ variantId: 'plain' })
  await userEvent.click(radio('Yes'))
  expect(formData()).toEqual({ variantId: 'engraved' })
  await userEvent.click(radio('Yes'))
  expect(formData()).toEqual({ variantId: 'plain' })
  expect(screen.getByRole('status').textContent).toBe('Engraving: none. Available')
  await userEvent.click(radio('Red'))
  expect(chosen(), 'every variant has a colour').toEqual(['Red'])
})

it('VariantPicker computes its state once a press', async () => {
  const isVariantAvailable = vi.fn(() => true)
  render(<VariantPicker.Root product={shirt} rules={{ isVariantAvailable }} />)
  isVariantAvailable.mockClear()
  await userEvent.click(radio(/^White/))
  expect(isVariantAvailable).toHaveBeenCalledTimes(shirt.variants.length)
})
