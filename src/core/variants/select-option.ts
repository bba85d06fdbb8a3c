import { getVariantState } from './get-variant-state.js'
import { decodeSelection, encodeSelection, getVariantIndex } from './variant-index.js'
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
  const index = getVariantIndex(product)
  const state = getVariantState(product, selection, options)
  const option = index.names.find(name) ?? -1
  const code = index.values[option]?.find(value) ?? -1
  const target = state.options[option]?.values[code]?.targetVariant
  if (!target) return state.selection
  const codes = index.rows.find((row) => row.variant === target)?.codes ?? []
  const chosen = encodeSelection(index, selection)
  return decodeSelection(
    index,
    chosen.map((was, other) => (was !== undefined || other === option ? codes[other] : was)),
  )
}
