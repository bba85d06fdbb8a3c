import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../setup/random-runs.js'
import type { Product } from '../../src/core/schemas/product.js'
import type { Variant } from '../../src/core/schemas/variant.js'
import { getVariantSelection } from '../../src/core/variants/get-variant-selection.js'
import { getVariantState } from '../../src/core/variants/get-variant-state.js'
import { selectOption } from '../../src/core/variants/select-option.js'
import type { VariantSelection, VariantState } from '../../src/core/variants/variant-types.js'
import { catalogsAbsent, readBoutique } from '../catalogs.js'
import { referenceState } from './reference.js'

type Model = Pick<Product, 'options' | 'variants'>

const keyOf = (selection: VariantSelection) =>
  JSON.stringify(Object.entries(selection).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const pick = (state: VariantState) =>
  state.options.map(({ name, values }) => ({
    name,
    values: values.map(({ raw: _, swatch: _swatch, ...value }) => ({
      ...value,
      changes: value.changes.toSorted(),
    })),
  }))

const sortedReference = (product: Model, selection: VariantSelection) =>
  referenceState(product, selection).map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ ...value, changes: value.changes.toSorted() })),
  }))

/** Every selection that selecting values can lead to. */
function walk(product: Model, from: VariantSelection) {
  const seen = new Map<string, VariantSelection>([[keyOf(from), from]])
  for (const selection of seen.values()) {
    for (const { name, values } of getVariantState(product, selection).options) {
      for (const { value } of values) {
        const next = selectOption(product, selection, name, value)
        if (!seen.has(keyOf(next))) seen.set(keyOf(next), next)
      }
    }
  }
  return seen
}

/** Unique combinations, and names that break naive lookups. */
const products: fc.Arbitrary<Model> = fc
  .uniqueArray(fc.constantFrom('Size', 'Color', '__proto__', 'constructor', 'Size & Fit', '0', 'é'), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((names) =>
    fc.record({
      names: fc.constant(names),
      counts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: names.length, maxLength: names.length }),
      orphans: fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
      seeds: fc.array(fc.nat(), { minLength: 1, maxLength: 24 }),
      stock: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 24, maxLength: 24 }),
    }),
  )
  .map(({ names, counts, orphans, seeds, stock }) => {
    const combinations = new Map<string, [string, string][]>()
    for (const seed of seeds) {
      let rest = seed
      const entries = names.map((name, option): [string, string] => {
        const count = counts[option]!
        const value = `v${rest % count}`
        rest = Math.floor(rest / count)
        return [name, value]
      })
      combinations.set(String(entries), entries)
    }
    const variants = [...combinations.values()].map((entries, number) =>
      variant(`variant-${number}`, Object.fromEntries(entries), stock[number]!),
    )
    return {
      options: names.map((name, option) => ({
        name,
        values: [
          ...new Set(variants.map((item) => item.attributes[name] as string)),
          ...(orphans[option] ? ['orphan'] : []),
        ],
      })),
      variants,
    }
  })

function variant(id: string, attributes: Variant['attributes'], stockQuantity: number): Variant {
  return {
    id,
    attributes,
    stockQuantity,
    stockStatus: stockQuantity ? 'IN_STOCK' : 'OUT_OF_STOCK',
    price: '1.00',
    compareAtPrice: null,
    image: null,
  }
}

const histories = products.chain((product) =>
  fc.record({
    product: fc.constant(product),
    steps: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 6 }),
  }),
)

function play(product: Model, steps: readonly (readonly [number, number])[]): VariantSelection {
  return steps.reduce<VariantSelection>((selection, [first, second]) => {
    const options = getVariantState(product, selection).options
    const option = options[first % options.length]!
    return selectOption(product, selection, option.name, option.values[second % option.values.length]!.value)
  }, {})
}

describe.skipIf(catalogsAbsent)(
  `every product of the boutique${catalogsAbsent ? `: ${catalogsAbsent}` : ''}`,
  () => {
    it(
      'equals the reference in every selection that choosing leads to, and all variants reach each other',
      { timeout: 120_000 },
      () => {
        let selections = 0
        for (const product of readBoutique()) {
          const reached = walk(product, {})
          for (const selection of reached.values()) {
            selections++
            expect(pick(getVariantState(product, selection)), product.id).toEqual(
              sortedReference(product, selection),
            )
          }
          for (const from of product.variants) {
            const leads = walk(product, getVariantSelection(from))
            for (const to of product.variants) {
              expect(leads.has(keyOf(getVariantSelection(to))), `${from.id} to ${to.id}`).toBe(true)
            }
          }
        }
        expect(selections).toBeGreaterThan(5_000)
      },
    )
  },
)

describe('getVariantState for any consistent product', () => {
  it('equals the reference implementation', () => {
    fc.assert(
      fc.property(histories, ({ product, steps }) => {
        const selection = play(product, steps)
        expect(pick(getVariantState(product, selection))).toEqual(sortedReference(product, selection))
      }),
      randomRuns(1_000),
    )
  })

  it('changes the selected value and the options in `changes`, and nothing else', () => {
    fc.assert(
      fc.property(histories, ({ product, steps }) => {
        const before = getVariantState(product, play(product, steps))
        for (const { name, values } of before.options) {
          for (const { value, targetVariant, changes } of values) {
            const after = getVariantState(product, selectOption(product, before.selection, name, value))
            if (!targetVariant) {
              expect(after.selection).toEqual(before.selection)
              continue
            }
            const expected = Object.fromEntries([
              ...Object.entries(before.selection).map(([key, kept]) =>
                changes.includes(key) ? [key, targetVariant.attributes[key]] : [key, kept],
              ),
              [name, value],
            ])
            expect(after.selection).toEqual(expected)
            expect(after.status).not.toBe('nonexistent')
            if (after.variant) expect(after.variant).toBe(targetVariant)
          }
        }
      }),
      randomRuns(500),
    )
  })

  it('stays the same when the same value is selected twice', () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.nat(), ({ product, steps }, first, second) => {
        const once = play(product, [...steps, [first, second]])
        expect(play(product, [...steps, [first, second], [first, second]])).toEqual(once)
      }),
      randomRuns(500),
    )
  })

  it('reaches every variant from an empty selection in any order of selecting', () => {
    fc.assert(
      fc.property(products, fc.nat(), (product, seed) => {
        const target = product.variants[seed % product.variants.length]!
        const choices = Object.entries(getVariantSelection(target))
        const shift = seed % choices.length
        const selection = [...choices.slice(shift), ...choices.slice(0, shift)].reduce<VariantSelection>(
          (chosen, [name, value]) => selectOption(product, chosen, name, value),
          {},
        )
        expect(getVariantState(product, selection).variant).toBe(target)
      }),
      randomRuns(500),
    )
  })

  it('does not depend on the order of variants or of their attributes', () => {
    fc.assert(
      fc.property(
        histories.chain(
          (history) =>
            fc.record({
              ...Object.fromEntries(Object.entries(history).map(([key, value]) => [key, fc.constant(value)])),
              shuffled: fc.shuffledSubarray([...history.product.variants], {
                minLength: history.product.variants.length,
              }),
            }) as fc.Arbitrary<typeof history & { shuffled: Variant[] }>,
        ),
        ({ product, steps, shuffled }) => {
          const selection = play(product, steps)
          const other = {
            options: product.options,
            variants: shuffled.map((item) => ({
              ...item,
              attributes: Object.fromEntries(Object.entries(item.attributes).toReversed()),
            })),
          }
          // The order may decide between equally good target variants, so do not compare these.
          const facts = (state: VariantState) => ({
            status: state.status,
            variant: state.variant?.id,
            selection: state.selection,
            options: state.options.map(({ name, values }) => ({
              name,
              values: values.map((value) => ({
                value: value.value,
                selected: value.selected,
                exists: value.exists,
                available: value.available,
                leads: value.targetVariant !== null,
                moves: value.changes.length,
              })),
            })),
          })
          expect(facts(getVariantState(other, selection))).toEqual(facts(getVariantState(product, selection)))
        },
      ),
      randomRuns(500),
    )
  })

  it('derives the status from the selected values', () => {
    fc.assert(
      fc.property(histories, ({ product, steps }) => {
        const { selection, status, variant: chosen } = getVariantState(product, play(product, steps))
        const match = product.variants.find((item) =>
          Object.entries(item.attributes).every(
            ([name, value]) => Object.hasOwn(selection, name) && selection[name] === value,
          ),
        )
        expect(chosen).toBe(match ?? null)
        expect(status).toBe(!match ? 'incomplete' : match.stockQuantity > 0 ? 'available' : 'soldOut')
      }),
      randomRuns(500),
    )
  })
})

describe('getVariantState for anything that the product schema accepts', () => {
  it('never throws and lists only strings', () => {
    const anything = fc.anything({ withNullPrototype: true, maxDepth: 2 })
    const wildProducts: fc.Arbitrary<unknown> = fc.record({
      options: fc.oneof(fc.constant(undefined), fc.array(anything, { maxLength: 4 })),
      variants: fc.array(
        fc.record({
          id: fc.string(),
          attributes: fc.oneof(
            fc.constant(null),
            fc.dictionary(fc.constantFrom('Size', 'size', '__proto__', 'toString'), anything),
          ),
          stockQuantity: fc.integer(),
          stockStatus: fc.string(),
        }),
        { maxLength: 6 },
      ),
    })
    fc.assert(
      fc.property(wildProducts, fc.dictionary(fc.string(), anything), (wild, selection) => {
        const product = wild as Model
        const state = getVariantState(product, selection as VariantSelection)
        for (const { name, values } of state.options) {
          expect(name).toEqual(expect.any(String))
          for (const { value } of values) selectOption(product, state.selection, name, value)
        }
      }),
      randomRuns(1_000),
    )
  })
})
