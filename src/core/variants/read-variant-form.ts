import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { createSaleRule } from '../product/get-availability.js'
import { findValue, getOptionIndex } from '../product/option-index.js'
import { readProduct } from '../product/read-product.js'
import { getVariantState } from './get-variant-state.js'
import { getVariantFieldName } from './variant-field-name.js'
import type { OptionName, VariantSelection, VariantStateOptions } from './variant-types.js'
import type { Product } from '../schemas/product.js'

/**
 * What `readVariantForm` returns. The problems:
 * - `incomplete`: options are missing, or the form has no field of the picker.
 * - `nonexistent`: no variant has the submitted values.
 * - `unknownVariant`: the submitted id is not an id of the product's variants.
 * - `soldOut`: the variant cannot be bought.
 */
export type VariantFormResult<P extends Pick<Product, 'options' | 'variants'>> = {
  /** The submitted selection, for `defaultValue` when the page is shown again. */
  readonly selection: VariantSelection<OptionName<P>>
} & (
  | { readonly variant: P['variants'][number]; readonly problem: null }
  | { readonly variant: P['variants'][number]; readonly problem: 'soldOut' }
  | { readonly variant: null; readonly problem: 'incomplete' | 'nonexistent' | 'unknownVariant' }
)

/**
 * Reads the submitted variant on a server. `<VariantPicker.Root name="variantId">` submits the variant's id once it is
 * hydrated, and the values of the radios (`variantId[Size]=M`) before hydration and without scripts.
 * @param formData the submitted form, or the query string of a form with `method="get"`
 * @throws {InvalidParamsError} if `formData` has no `get`, such as a parsed JSON body.
 * @example
 * const { variant, problem } = readVariantForm(await request.formData(), product)
 * @see `docs/variants.md`, "Forms without scripts"
 */
export function readVariantForm<P extends Pick<Product, 'options' | 'variants'>>(
  formData: { readonly get: (name: string) => unknown },
  product: P,
  options?: VariantStateOptions<P['variants'][number]> & { readonly name?: string | undefined },
): VariantFormResult<P>
// The overload narrows option names to the product's; the implementation treats them as strings.
export function readVariantForm(
  formData: { readonly get: (name: string) => unknown },
  product: Pick<Product, 'options' | 'variants'>,
  { name = 'variantId', ...options }: VariantStateOptions & { readonly name?: string | undefined } = {},
): VariantFormResult<Pick<Product, 'options' | 'variants'>> {
  if (typeof (formData as Partial<FormData> | null)?.get !== 'function') {
    throw new InvalidParamsError(errorMessage('form-data'))
  }
  const id = formData.get(name)
  if (typeof id === 'string' && id) {
    const variant = (product.variants ?? []).find((item) => item.id === id)
    if (!variant) return { variant: null, selection: {}, problem: 'unknownVariant' }
    const selection = readProduct(product).of(variant)?.selection ?? {}
    const isAvailable = createSaleRule(product, options.rules)(variant)
    return { variant, selection, problem: isAvailable ? null : 'soldOut' }
  }

  const submitted = getVariantState(product, {}).options.flatMap((option): [string, string][] => {
    const value = formData.get(getVariantFieldName(name, option.name))
    return typeof value === 'string' && value ? [[option.name, value]] : []
  })
  const { variant, selection, status } = getVariantState(product, Object.fromEntries(submitted), options)
  const index = getOptionIndex(product)
  // `getVariantState` ignores values that no variant has, but the shopper did select such a value.
  if (submitted.some(([option, value]) => !findValue(index, option, value)))
    return { variant: null, selection, problem: 'nonexistent' }
  if (!variant)
    return { variant, selection, problem: status === 'nonexistent' ? 'nonexistent' : 'incomplete' }
  return { variant, selection, problem: status === 'soldOut' ? 'soldOut' : null }
}
