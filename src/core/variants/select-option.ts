import { getVariantSelection } from './get-variant-selection.js'
import { getVariantState } from './get-variant-state.js'
import type {
  OptionName,
  ProductWithVariants,
  VariantOf,
  VariantSelection,
  VariantStateOptions,
} from './variant-types.js'

/**
 * The selection after choosing a value. Where no variant has it together with the other choices, those that
 * stand in the way move to where the value's `targetVariant` is; options that were open stay open. A value
 * that no variant has, or an unknown name, changes nothing.
 */
export function selectOption<P extends ProductWithVariants>(
  product: P,
  selection: VariantSelection<OptionName<P>>,
  name: OptionName<P>,
  value: string,
  options?: VariantStateOptions<VariantOf<P>>,
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
