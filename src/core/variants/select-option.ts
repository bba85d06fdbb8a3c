import { getOptionIndex, toSelection } from '../product/option-index.js'
import type { Product } from '../schemas/product.js'
import { getVariantState } from './get-variant-state.js'
import type {
  OptionName,
  ProductWithVariants,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from './variant-types.js'

/**
 * Returns the selection after the shopper selects a value. If no variant has all selected values, the other
 * options change to match the value's `targetVariant`. An unknown name or value changes nothing. `undefined` takes the
 * choice of an option back that some variant does not have.
 * @example
 * selectOption(product, { Color: 'Black', Size: 'L' }, 'Color', 'White') // { Color: 'White', Size: 'M' }
 */
export function selectOption<P extends Pick<Product, 'options' | 'variants'>>(
  product: P,
  selection: VariantSelection<OptionName<P>>,
  name: OptionName<P>,
  value: string | undefined,
  options?: VariantStateOptions<P['variants'][number]>,
): VariantSelection<OptionName<P>> {
  return selectOptionIn(product, getVariantState(product, selection, options), name, value)
}

/** Computes no state: the next selection follows from the state before. */
export function selectOptionIn<P extends ProductWithVariants>(
  product: P,
  before: VariantState<OptionName<P>, P['variants'][number]>,
  name: OptionName<P>,
  value: string | undefined,
): VariantSelection<OptionName<P>> {
  const option = before.options.find((each) => each.name === name)
  const target = option?.values.find((item) => item.value === value)?.targetVariant
  const index = getOptionIndex(product)
  const row = index.rows.find(({ variant }) => variant === target)
  if (!row && (value !== undefined || !option?.isOptional)) return before.selection
  // `fromEntries` instead of assignment, because an option may be called "__proto__".
  return Object.fromEntries(
    Object.entries(row ? toSelection(index, row.valueIndexes) : before.selection).filter(([key]) =>
      key === name ? row : Object.hasOwn(before.selection, key),
    ),
  ) as VariantSelection<OptionName<P>>
}
