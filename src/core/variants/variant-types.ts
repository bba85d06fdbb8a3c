import type { StoreRules } from '../client/store-rules.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'

/** The part of a product that the variant functions read. */
export type ProductWithVariants = Pick<Product, 'options' | 'variants'>

/** The keys of the variants' `attributes`, else the names in `options`, else any string. */
export type OptionName<P extends Pick<Product, 'options' | 'variants'>> =
  string extends Extract<keyof P['variants'][number]['attributes'], string>
    ? P['options'][number] extends { readonly name: infer Name extends string }
      ? Name
      : string
    : Extract<keyof P['variants'][number]['attributes'], string>

/** The selected values by option name. An option without a key has no selected value. */
export type VariantSelection<Name extends string = string> = { readonly [_ in Name]?: string | undefined }

/** One value of an option: whether it is selected, exists with the other selected values, and can be bought. */
export interface OptionValueState<Name extends string = string, V = Variant> {
  /** What a shopper reads, and what URLs, forms and selections have. */
  readonly value: string
  readonly selected: boolean
  /** Whether a variant has this value together with the selected values of all other options. */
  readonly exists: boolean
  /** Whether such a variant can be bought. */
  readonly available: boolean
  /** The variant that selecting this value leads to; `null` if no variant has this value. */
  readonly targetVariant: V | null
  /** Whether `targetVariant` can be bought. */
  readonly targetAvailable: boolean
  /** The other options whose selected value changes if this value is selected. */
  readonly changes: readonly Name[]
  /** The colour of the value, as CSS, if the store has one. */
  readonly swatch: string | undefined
  /** The value's entry in `product.options`. */
  readonly raw: unknown
}

/** One option and the state of its values. */
export interface OptionState<Name extends string = string, V = Variant> {
  readonly name: Name
  /** Whether a variant has no value of this option, so that the shopper can take a choice back. */
  readonly isOptional: boolean
  readonly values: readonly OptionValueState<Name, V>[]
}

/** What `getVariantState` returns. */
export interface VariantState<Name extends string = string, V = Variant> {
  readonly options: readonly OptionState<Name, V>[]
  /** Uses the product's spelling; without unknown names and values. */
  readonly selection: VariantSelection<Name>
  readonly variant: V | null
  readonly status: 'incomplete' | 'available' | 'soldOut' | 'nonexistent'
}

/** Options of `getVariantState`. */
export interface VariantStateOptions<V = Variant> {
  /** Default: the package's own rules. */
  readonly rules?: Pick<StoreRules<V>, 'isVariantAvailable' | 'isProductForSale'> | undefined
}
