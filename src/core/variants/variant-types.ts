import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'

/** The part of a product that the variant functions read. */
export type ProductWithVariants = Pick<Product, 'options' | 'variants'>

/** The variant type of a product type. */
export type VariantOf<P extends ProductWithVariants> = P['variants'][number]

/** The attribute names of a variant type, or any string. */
export type AttributeName<V extends Pick<Variant, 'attributes'>> = Extract<keyof V['attributes'], string>

/**
 * The option names of a product type: the keys of its variants' `attributes` if the type lists them, else the names in
 * its `options`, else any string.
 */
export type OptionName<P extends ProductWithVariants> =
  string extends AttributeName<VariantOf<P>>
    ? P['options'][number] extends { readonly name: infer Name extends string }
      ? Name
      : string
    : AttributeName<VariantOf<P>>

/** The selected values by option name. An option without a key has no selected value yet. */
export type VariantSelection<Name extends string = string> = { readonly [_ in Name]?: string | undefined }

/** Whether a variant can be bought. */
export type IsVariantAvailable<V = Variant> = (variant: V) => boolean

/**
 * The status of a selection.
 *
 * - `incomplete`: a variant has the selected values, but more options must be selected.
 * - `available`, `soldOut`: a variant is selected, and it can or cannot be bought.
 * - `nonexistent`: no variant has the selected values.
 */
export type VariantStatus = 'incomplete' | 'available' | 'soldOut' | 'nonexistent'

/** The state of one option value under the current selection. */
export interface OptionValueState<Name extends string = string, V = Variant> {
  readonly value: string
  readonly selected: boolean
  /** Whether a variant has this value together with the selected values of all other options. */
  readonly exists: boolean
  /** Whether such a variant can be bought. */
  readonly available: boolean
  /**
   * The variant that selecting this value leads to: the one that keeps the most selected values, then one that can
   * be bought, then the earliest. `null` if no variant has this value; then it is listed but cannot be selected.
   */
  readonly targetVariant: V | null
  /** The other options whose selected value would change. */
  readonly changes: readonly Name[]
  /** The value's entry in `product.options`, which may contain a swatch colour; `undefined` if there is none. */
  readonly raw: unknown
}

/** An option with the states of its values, in display order. */
export interface OptionState<Name extends string = string, V = Variant> {
  readonly name: Name
  readonly values: readonly OptionValueState<Name, V>[]
}

/** Everything that a variant picker renders. */
export interface VariantState<Name extends string = string, V = Variant> {
  readonly options: readonly OptionState<Name, V>[]
  /** The given selection in the product's spelling, without unknown names and values. */
  readonly selection: VariantSelection<Name>
  /** The selected variant; `null` if the status is `incomplete` or `nonexistent`. */
  readonly variant: V | null
  readonly status: VariantStatus
}

export interface VariantStateOptions<V = Variant> {
  /** Default: {@link isVariantAvailable}. */
  readonly isVariantAvailable?: IsVariantAvailable<V> | undefined
}
