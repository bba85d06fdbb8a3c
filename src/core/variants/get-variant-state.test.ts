import { describe, expect, expectTypeOf, it } from 'vitest'

import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import { findVariantProblems } from './find-variant-problems.js'
import { getVariantSelection } from './get-variant-selection.js'
import { getVariantState } from './get-variant-state.js'
import { selectOption } from './select-option.js'

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

const black = {
  S: variant('black-s', { Color: 'Black', Size: 'S' }, 0),
  L: variant('black-l', { Color: 'Black', Size: 'L' }),
}
const whiteM = variant('white-m', { Color: 'White', Size: 'M' })

const shirt = {
  options: [
    { name: 'Color', values: ['Black', 'White'] },
    { name: 'Size', values: ['S', 'M', 'L', 'XL'] },
  ],
  variants: [black.S, black.L, whiteM],
}

const valueOf = (state: ReturnType<typeof getVariantState>, name: string, value: string) =>
  state.options.find((option) => option.name === name)?.values.find((item) => item.value === value)

describe('getVariantState', () => {
  it('ignores space around an option name', () => {
    const product = {
      options: [{ name: 'Size ', values: ['M', 'L'] }],
      variants: [variant('m', { 'Size ': 'M' }), variant('l', { size: 'L' })],
    }
    const { options } = getVariantState(product, {})
    expect(options.map(({ name, values }) => [name, values.map((item) => item.targetVariant?.id)])).toEqual([
      ['Size', ['m', 'l']],
    ])
    expect(getVariantState(product, getVariantSelection(product.variants[0]!)).variant?.id).toBe('m')
  })

  it('returns the status incomplete before all options are selected, whatever the stock', () => {
    const state = getVariantState(shirt, {})
    expect(state).toMatchObject({ status: 'incomplete', variant: null, selection: {} })
    const whiteSoldOut = variant('white-m', { Color: 'White', Size: 'M' }, 0)
    expect(getVariantState({ ...shirt, variants: [black.S, whiteSoldOut] }, {}).status).toBe('incomplete')
  })

  it('chooses an option with one value, which every variant has, from the start', () => {
    const cotton = { name: 'Material', values: ['Cotton', 'Silk'] }
    const variants = [black.L, whiteM].map((each) => ({
      ...each,
      attributes: { ...each.attributes, Material: 'Cotton' },
    }))
    const product: Pick<Product, 'options' | 'variants'> = { options: [...shirt.options, cotton], variants }
    expect(getVariantState(product, {})).toMatchObject({
      selection: { Material: 'Cotton' },
      status: 'incomplete',
    })
    const [first, second] = variants
    expect(getVariantState({ ...product, variants: [first!] }, {}).variant).toBe(first)
    // One variant has no material: leaving it open is a choice.
    expect(getVariantState({ ...product, variants: [first!, whiteM] }, {}).selection).toEqual({})
    expect(getVariantState(product, { Color: 'White', Size: 'M' }).variant).toBe(second)
  })

  it('takes the choice of an option back that some variant does not have', () => {
    const plain = variant('plain', { Color: 'Red' })
    const engraved = variant('engraved', { Color: 'Red', Engraving: 'Yes' })
    const product = { options: ['Color', 'Engraving'], variants: [plain, engraved] }
    const state = getVariantState(product, { Engraving: 'Yes' })
    expect(state.options.map(({ name, isOptional }) => [name, isOptional])).toEqual([
      ['Color', false],
      ['Engraving', true],
    ])
    const back = selectOption(product, state.selection, 'Engraving', undefined)
    expect(getVariantState(product, back).variant).toBe(plain)
    expect(selectOption(product, state.selection, 'Color', undefined)).toEqual(state.selection)
  })

  it('opens the variant that `{ variant: id }` names, before names of options', () => {
    const twin = { ...whiteM, id: 'white-m-2', price: '20.00' }
    const product = { ...shirt, variants: [...shirt.variants, twin] }
    expect(getVariantState(product, { variant: 'white-m-2' }).variant).toBe(twin)
    expect(getVariantState(product, { Color: 'Black', Size: 'L', variant: 'white-m' }).variant).toBe(whiteM)
    expect(getVariantState(product, { Color: 'Black', Size: 'L', variant: 'gone' }).variant).toBe(black.L)
    const sizes = {
      options: [{ name: 'Variant', values: ['A', 'B'] }],
      variants: [variant('B', { Variant: 'A' })],
    }
    sizes.variants.push(variant('x', { variant: 'b' }))
    expect(getVariantState(sizes, { variant: 'x' }).variant?.id).toBe('x')
    expect(getVariantState(sizes, { variant: 'B' }).variant?.id, 'a value').toBe('x')
    expect(getVariantState(sizes, { 'option-Variant': 'B' }).variant?.id).toBe('x')
  })

  it('keeps the case of the option that tells variants apart, and of no other one', () => {
    const variants = [
      variant('milli', { Resistance: '1mΩ', Color: 'Red' }),
      variant('mega', { Resistance: '1MΩ', Color: 'red' }),
      variant('other', { Resistance: '10Ω', Color: 'RED' }),
    ]
    for (const options of [[], [{ name: 'Resistance', values: [] }, 'Color']]) {
      const { options: shown } = getVariantState({ options, variants }, {})
      expect(shown.find(({ name }) => name === 'Color')?.values.map(({ value }) => value)).toEqual(['Red'])
      for (const each of variants) {
        const Resistance = String(each.attributes['Resistance'])
        const state = getVariantState({ options, variants }, { Resistance, Color: 'Red' })
        expect(state.variant).toBe(each)
      }
    }
  })

  it('distinguishes sold-out from available variants', () => {
    expect(getVariantState(shirt, { Color: 'Black', Size: 'S' })).toMatchObject({
      status: 'soldOut',
      variant: black.S,
    })
    expect(getVariantState(shirt, { Color: 'Black', Size: 'L' })).toMatchObject({
      status: 'available',
      variant: black.L,
    })
  })

  it('changes the size from L to M when White is selected, because no variant is White and L', () => {
    const white = valueOf(getVariantState(shirt, { Color: 'Black', Size: 'L' }), 'Color', 'White')
    expect(white).toMatchObject({ exists: false, available: false, targetVariant: whiteM, changes: ['Size'] })
    expect(selectOption(shirt, { Color: 'Black', Size: 'L' }, 'Color', 'White')).toEqual({
      Color: 'White',
      Size: 'M',
    })
  })

  it('prefers a target variant that keeps the selected values to one that is available', () => {
    const small = valueOf(getVariantState(shirt, { Color: 'Black', Size: 'L' }), 'Size', 'S')
    expect(small).toMatchObject({ exists: true, available: false, targetVariant: black.S, changes: [] })
  })

  it('prefers the available target variant, then the first, if they keep equally many selected values', () => {
    const product = {
      options: ['A', 'B'],
      variants: [
        variant('first', { A: '1', B: 'x' }, 0),
        variant('second', { A: '1', B: 'y' }),
        variant('third', { A: '1', B: 'z' }),
        variant('from', { A: '2', B: 'w' }),
      ],
    }
    const value = valueOf(getVariantState(product, { A: '2', B: 'w' }), 'A', '1')
    expect(value?.targetVariant?.id).toBe('second')
  })

  it('selects only the given option', () => {
    expect(selectOption(shirt, {}, 'Color', 'White')).toEqual({ Color: 'White' })
  })

  it('lists a value that no variant has, but does not select it', () => {
    const state = getVariantState(shirt, { Color: 'Black' })
    expect(valueOf(state, 'Size', 'XL')).toMatchObject({ exists: false, targetVariant: null, changes: [] })
    expect(selectOption(shirt, { Color: 'Black' }, 'Size', 'XL')).toEqual({ Color: 'Black' })
    expect(getVariantState(shirt, { Color: 'Black', Size: 'XL' }).selection).toEqual({ Color: 'Black' })
  })

  it('returns the status nonexistent for a combination that no variant has, and selectOption leaves it', () => {
    const state = getVariantState(shirt, { Color: 'White', Size: 'L' })
    expect(state).toMatchObject({
      status: 'nonexistent',
      variant: null,
      selection: { Color: 'White', Size: 'L' },
    })
    expect(selectOption(shirt, state.selection, 'Size', 'M')).toEqual({ Color: 'White', Size: 'M' })
  })

  it('ignores unknown names and values', () => {
    const state = getVariantState(shirt, { utm_source: 'mail', Color: 'Purple', Size: 'M' })
    expect(state.selection).toEqual({ Size: 'M' })
  })

  it('selects the only variant of a product without options', () => {
    const only = variant('only', {})
    expect(getVariantState({ options: [], variants: [only] }, {})).toMatchObject({
      options: [],
      status: 'available',
      variant: only,
    })
  })

  it('returns the status nonexistent for a product without variants', () => {
    const state = getVariantState({ options: [{ name: 'Size', values: ['S'] }], variants: [] }, {})
    expect(state).toMatchObject({ status: 'nonexistent', variant: null })
    expect(valueOf(state, 'Size', 'S')?.targetVariant).toBeNull()
  })

  it('derives the options from the attributes if the product lists none', () => {
    const state = getVariantState(
      {
        options: [],
        variants: [variant('a', { Size: 'M', Color: 'Red' }), variant('b', { Color: 'Blue', Size: 'S' })],
      },
      {},
    )
    expect(state.options.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ['Size', ['M', 'S']],
      ['Color', ['Red', 'Blue']],
    ])
  })

  it('accepts any option name, such as __proto__', () => {
    const attributes = JSON.parse('{"__proto__":"x","constructor":"y","Size & Fit":"z"}') as Record<
      string,
      string
    >
    const product = { options: [], variants: [variant('a', attributes), variant('b', { 'Size & Fit': 'w' })] }
    expect(getVariantState(product, {}).options.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'Size & Fit',
    ])
    const selection = getVariantSelection(product.variants[0]!)
    expect(getVariantState(product, selection).variant?.id).toBe('a')
    expect(Object.entries(getVariantState(product, selection).selection)).toEqual(Object.entries(attributes))
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('uses the given isVariantAvailable', () => {
    const state = getVariantState(
      shirt,
      { Color: 'Black', Size: 'S' },
      { rules: { isVariantAvailable: () => true } },
    )
    expect(state.status).toBe('available')
  })

  it('infers option names from the product type', () => {
    const typed = {
      options: [] as unknown[],
      variants: [{ ...black.L, attributes: { Color: 'Black', Size: 'L' } }],
    }
    const state = getVariantState(typed, { Color: 'Black' })
    expectTypeOf(state.options[0]!.name).toEqualTypeOf<'Color' | 'Size'>()
    // @ts-expect-error -- no such option
    getVariantState(typed, { Colour: 'Black' })
    // @ts-expect-error -- no such option
    selectOption(typed, {}, 'Colour', 'Black')
    const listed = { options: [{ name: 'Size', values: ['S'] }] as const, variants: [] as Variant[] }
    expectTypeOf(getVariantState(listed, {}).options[0]!.name).toEqualTypeOf<'Size'>()
    expectTypeOf(getVariantState(shirt, {}).options[0]!.name).toEqualTypeOf<string>()
  })
})

describe('getVariantState for a product with inconsistent data', () => {
  it('reads another spelling, a number or an object as the listed value', () => {
    const product = {
      options: [{ name: 'Size', values: [{ value: 'M' }, '42', { name: 'true' }] }],
      variants: [
        variant('m', { size: 'm ' }),
        variant('42', { Size: 42 }),
        variant('t', { SIZE: { label: 'TRUE' } }),
      ],
    }
    expect(getVariantState(product, { Size: 'M' }).variant?.id).toBe('m')
    expect(getVariantState(product, { size: '42' }).variant?.id).toBe('42')
    expect(getVariantState(product, { Size: 'true' }).variant?.id).toBe('t')
    expect(findVariantProblems(product)).toEqual([
      'Attribute "size" is read as option "Size".',
      'Value "m" of "size" is read as "M".',
      'Variant "42" has a value for "Size" that is not a string; it is read as "42".',
      'Attribute "SIZE" is read as option "Size".',
      'Variant "t" has a value for "SIZE" that is not a string; it is read as "TRUE".',
    ])
  })

  it('keeps two spellings apart if the product lists both', () => {
    const product = {
      options: [{ name: 'Gauge', values: ['m', 'M'] }],
      variants: [variant('small', { Gauge: 'm' }), variant('large', { Gauge: 'M' })],
    }
    expect(getVariantState(product, { Gauge: 'M' }).variant?.id).toBe('large')
    expect(findVariantProblems(product)).toEqual([])
  })

  it('can select a variant that lacks an attribute', () => {
    const product = {
      options: [
        { name: 'Size', values: ['S'] },
        { name: 'Wrap', values: ['Gift'] },
      ],
      variants: [variant('plain', { Size: 'S', Wrap: null }), variant('gift', { Size: 'S', Wrap: 'Gift' })],
    }
    expect(getVariantState(product, { Size: 'S' }).variant?.id).toBe('plain')
    expect(getVariantState(product, { Size: 'S', Wrap: 'Gift' }).variant?.id).toBe('gift')
    expect(findVariantProblems(product)).toEqual([
      'Variant "plain" has no readable value for "Wrap".',
      'Variant "plain" has no value for option "Wrap".',
    ])
  })

  it('ignores attributes that the product does not list as options', () => {
    const product = {
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [variant('s', { Size: 'S', weight: '200 g' }), variant('m', { Size: 'M', weight: '220 g' })],
    }
    expect(getVariantState(product, {}).options).toHaveLength(1)
    expect(findVariantProblems(product)).toEqual([
      'Attribute "weight" is not listed in `options`; it is ignored.',
    ])
  })

  it('shows unlisted attributes as options if the listed ones do not distinguish the variants', () => {
    const product = {
      options: [{ name: 'Taille', values: ['S', 'M'] }],
      variants: [variant('s', { Size: 'S' }), variant('m', { Size: 'M' })],
    }
    const state = getVariantState(product, {})
    expect(state.options.map(({ name }) => name)).toEqual(['Taille', 'Size'])
    expect(state.status).toBe('incomplete')
    expect(getVariantState(product, { Size: 'M' }).variant?.id).toBe('m')
    expect(findVariantProblems(product)).toEqual([
      'No variant uses option "Taille"; it cannot be selected.',
      'Attribute "Size" is shown as an option, because the listed options do not distinguish the variants.',
    ])
  })

  it('selects the available one of two variants with the same values', () => {
    const product = {
      options: [{ name: 'Size', values: ['S'] }],
      variants: [variant('gone', { Size: 'S' }, 0), variant('here', { Size: 'S' })],
    }
    expect(getVariantState(product, { Size: 'S' })).toMatchObject({
      status: 'available',
      variant: { id: 'here' },
    })
    expect(findVariantProblems(product)).toEqual([
      'Variants "gone" and "here" have the same option values; the available one, else the first, is selected.',
    ])
  })

  it('selects no variant without an id when no id is given', () => {
    const product = {
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [variant('', { Size: 'S' }), variant('m', { Size: 'M' })],
    }
    expect(getVariantState(product, {}).selection).toEqual({})
  })

  it('does not require an option that no variant uses', () => {
    const product = {
      options: [
        { name: 'Size', values: ['S'] },
        { name: 'Engraving', values: ['Yes'] },
      ],
      variants: [variant('s', { Size: 'S' })],
    }
    expect(getVariantState(product, { Size: 'S' }).status).toBe('available')
    expect(getVariantState(product, { Size: 'S', Engraving: 'Yes' }).status).toBe('available')
  })

  it('findVariantProblems reports unreadable options and unused values', () => {
    const product = {
      options: [null, { name: 'Size', values: ['S', 'XL'] }],
      variants: [variant('s', { Size: 'S' })],
    }
    expect(findVariantProblems(product)).toEqual([
      'An entry of `options` has no readable name; it is ignored.',
      'No variant has the value "XL" of option "Size"; it is listed but cannot be selected.',
    ])
    expect(findVariantProblems({ options: [], variants: [] })).toEqual([
      'The product has no variants, so nothing can be selected.',
    ])
  })
})
