import { getVariantSelection } from './get-variant-selection.js'
import { getVariantState } from './get-variant-state.js'
import type { OptionName, VariantSelection, VariantStateOptions } from './variant-types.js'
import type { Product } from '../schemas/product.js'

/**
 * Returns the selection after the shopper selects a value. If no variant has all selected values, the other
 * options change to match the value's `targetVariant`. An unknown name or value changes nothing.
 * @example
 * selectOption(product, { Color: 'Black', Size: 'L' }, 'Color', 'White') // { Color: 'White', Size: 'M' }
 */
export function selectOption<P extends Pick<Product, 'options' | 'variants'>>(
  product: P,
  selection: VariantSelection<OptionName<P>>,
  name: OptionName<P>,
  value: string,
  options?: VariantStateOptions<P['variants'][number]>,
): VariantSelection<OptionName<P>> {
  const before = getVariantState(product, selection, options)
  const target = before.options
    .find((option) => option.name === name)
    ?.values.find((item) => item.value === value)?.targetVariant
  if (!target) return before.selection
  const after = getVariantState(product, getVariantSelection(target) as typeof selection)
  return Object.fromEntries(
    Object.entries(after.selection).filter(([key]) => key === name || Object.hasOwn(before.selection, key)),
  ) as typeof selection
}
