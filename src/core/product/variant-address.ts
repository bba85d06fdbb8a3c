import { readText } from '../readers/read-text.js'
import type { ProductWithVariants, VariantSelection } from '../variants/variant-types.js'
import { getOptionIndex, type OptionIndex } from './option-index.js'

/** The parameter that names a variant by its id. */
export const VARIANT_KEY = 'variant'

/** The parameter of an option: one that is called as the parameter of the id gets a prefix. */
export const getOptionKey = (option: string, variantKey = VARIANT_KEY): string =>
  option.trim().toLowerCase() === variantKey.toLowerCase() ? `option-${option}` : option

/** The option of a parameter. */
export function findOption({ optionNames: { texts, find } }: OptionIndex, key: string): number | undefined {
  const prefixed = texts.findIndex(
    (option) => option !== getOptionKey(option) && getOptionKey(option) === key,
  )
  return find(key) ?? (prefixed < 0 ? undefined : prefixed)
}

/** A value that a variant has. */
export function findValue(
  { optionValues, counts }: OptionIndex,
  option: number | undefined,
  text: string,
): number | undefined {
  const value = optionValues[option ?? -1]?.find(text)
  return value !== undefined && counts[option ?? -1]?.[value] ? value : undefined
}

/** The variant that `{ variant: id }` names, unless this is a value of an option with this name. */
export function getNamedVariant(
  product: ProductWithVariants,
  selection: VariantSelection | null | undefined,
): ProductWithVariants['variants'][number] | undefined {
  const id = readText(selection?.[VARIANT_KEY])
  const index = getOptionIndex(product)
  if (!id || findValue(index, findOption(index, VARIANT_KEY), id) !== undefined) return
  return (product.variants ?? []).find((variant) => variant.id === id)
}
