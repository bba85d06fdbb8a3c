import type { Product } from '../../../src/core/schemas/product.js'
import type { Variant } from '../../../src/core/schemas/variant.js'

/** An independent reading of the protocol's lookup, from a variant's attributes alone and without any index. */
export interface ExpectedProduct {
  readonly selected: Readonly<Record<string, string>>
  /** `option/value` -> [exists, available] */
  readonly signals: ReadonlyMap<string, readonly [boolean, boolean]>
  readonly variantIds: ReadonlySet<string>
}

const isAvailable = ({ stockQuantity, stockStatus }: Variant) =>
  stockQuantity > 0 || /BACK_?ORDER|PRE_?ORDER/.test(stockStatus)

/** Every option of the product in the order that its relaxation uses: preferred ones first, then as given. */
export function expectProduct(
  product: Product,
  options: readonly string[],
  selected: Readonly<Record<string, string>>,
  preferences: readonly string[],
): ExpectedProduct {
  const has = (variant: Variant, wanted: Readonly<Record<string, string>>) =>
    Object.entries(wanted).every(([name, value]) => variant.attributes[name] === value)
  const exists = (name: string, value: string) =>
    product.variants.some((variant) => variant.attributes[name] === value)
  let effective = Object.fromEntries(Object.entries(selected).filter(([name, value]) => exists(name, value)))
  const order = [...preferences, ...options.filter((name) => !preferences.includes(name))]
  while (!product.variants.some((variant) => has(variant, effective))) {
    const dropped = order.pop() as string
    effective = Object.fromEntries(Object.entries(effective).filter(([name]) => name !== dropped))
  }
  // An option with one value, which every variant has, is chosen from the start.
  for (const name of options) {
    const [only, ...others] = new Set(product.variants.map((variant) => variant.attributes[name]))
    if (typeof only === 'string' && others.length === 0) effective = { ...effective, [name]: only }
  }
  const signals = new Map<string, readonly [boolean, boolean]>()
  for (const name of options) {
    const others = Object.fromEntries(Object.entries(effective).filter(([other]) => other !== name))
    for (const value of new Set(product.variants.map((variant) => variant.attributes[name]))) {
      if (typeof value !== 'string') continue
      const fitting = product.variants.filter((variant) => has(variant, { ...others, [name]: value }))
      signals.set(`${name}/${value}`, [fitting.length > 0, fitting.some(isAvailable)])
    }
  }
  return {
    selected: effective,
    signals,
    variantIds: new Set(product.variants.filter((variant) => has(variant, effective)).map(({ id }) => id)),
  }
}
