import type { Product } from '../../src/core/schemas/product.js'
import type { Variant } from '../../src/core/schemas/variant.js'

type Choices = Readonly<Record<string, unknown>>

export interface ReferenceValue {
  readonly value: string
  readonly selected: boolean
  readonly exists: boolean
  readonly available: boolean
  readonly targetVariant: Variant | null
  readonly targetAvailable: boolean
  readonly changes: readonly string[]
}

/** A second, slow implementation of `docs/variants.md` for consistent products. */
export function referenceState(
  product: Pick<Product, 'options' | 'variants'>,
  selection: Choices,
): { name: string; values: ReferenceValue[] }[] {
  const options = product.options as readonly { name: string; values: readonly string[] }[]
  // An option with one value, which every variant has, is chosen from the start.
  const onlyValues = options.flatMap(({ name }) => {
    const [only, ...others] = new Set(product.variants.map((variant) => variant.attributes[name]))
    return only === undefined || others.length > 0 ? [] : [[name, only] as const]
  })
  const chosen: Choices = Object.fromEntries([...onlyValues, ...Object.entries(selection)])
  return options.map(({ name, values }) => ({
    name,
    values: values.map((value) => {
      const others = Object.keys(chosen).filter((key) => key !== name)
      const having = product.variants.filter((variant) => variant.attributes[name] === value)
      const keptBy = (variant: Variant) =>
        others.filter(
          (key) => Object.hasOwn(variant.attributes, key) && variant.attributes[key] === chosen[key],
        )
      const fitting = having.filter((variant) => keptBy(variant).length === others.length)

      const most = Math.max(...having.map((variant) => keptBy(variant).length))
      const closest = having.filter((variant) => keptBy(variant).length === most)
      const target = closest.find((variant) => variant.stockQuantity > 0) ?? closest[0] ?? null
      return {
        value,
        selected: Object.hasOwn(chosen, name) && chosen[name] === value,
        exists: fitting.length > 0,
        available: fitting.some((variant) => variant.stockQuantity > 0),
        targetVariant: target,
        targetAvailable: target !== null && target.stockQuantity > 0,
        changes: target ? others.filter((key) => !keptBy(target).includes(key)) : [],
      }
    }),
  }))
}
