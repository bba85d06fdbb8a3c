import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'

/** What the variant functions read of a product. */
export type ProductWithVariants = Pick<Product, 'options' | 'variants'>

/** The variant type of a product type. */
export type VariantOf<P extends ProductWithVariants> = P['variants'][number]

/** The attribute names of a variant type, or any string. */
export type AttributeName<V extends Pick<Variant, 'attributes'>> = Extract<keyof V['attributes'], string>

/**
 * The option names of a product: those of its variants' `attributes` where the type lists them, else those of
 * its `options`, else any string.
 */
export type OptionName<P extends ProductWithVariants> =
  string extends AttributeName<VariantOf<P>>
    ? P['options'][number] extends { readonly name: infer Name extends string }
      ? Name
      : string
    : AttributeName<VariantOf<P>>

/** What a shopper has chosen so far: value by option name. An option that is not there is not chosen yet. */
export type VariantSelection<Name extends string = string> = { readonly [_ in Name]?: string | undefined }

/** Whether a variant can be bought. */
export type IsVariantAvailable<V = Variant> = (variant: V) => boolean

/**
 * Where a selection stands.
 *
 * - `incomplete`: options are still to be chosen, and some variant fits what is chosen.
 * - `available`, `soldOut`: a variant is chosen, and it can or cannot be bought.
 * - `nonexistent`: no variant fits what is chosen.
 */
export type VariantStatus = 'incomplete' | 'available' | 'soldOut' | 'nonexistent'

/** One value of an option, as it stands under the current selection. */
export interface OptionValueState<Name extends string = string, V = Variant> {
  readonly value: string
  readonly selected: boolean
  /** A variant has this value together with all the other current choices. */
  readonly exists: boolean
  /** One of the variants that make it exist can be bought. */
  readonly available: boolean
  /**
   * Where choosing it leads: as many current choices kept as possible, then what can be bought, then the
   * earliest. `null` when no variant has this value: it is listed, and cannot be chosen.
   */
  readonly targetVariant: V | null
  /** The other options whose choice would move. Empty when everything stays. */
  readonly changes: readonly Name[]
  /** The value's entry in `product.options` as it came (a swatch's colour, say); `undefined` when there is none. */
  readonly raw: unknown
}

/** One option with its values, in display order. */
export interface OptionState<Name extends string = string, V = Variant> {
  readonly name: Name
  readonly values: readonly OptionValueState<Name, V>[]
}

/** All that a variant picker shows. */
export interface VariantState<Name extends string = string, V = Variant> {
  readonly options: readonly OptionState<Name, V>[]
  /** The selection that was given, in the product's spelling, without what the product does not know. */
  readonly selection: VariantSelection<Name>
  /** The chosen variant; `null` while the status is `incomplete` or `nonexistent`. */
  readonly variant: V | null
  readonly status: VariantStatus
}

export interface VariantStateOptions<V = Variant> {
  /** Default: {@link isVariantAvailable}. */
  readonly isVariantAvailable?: IsVariantAvailable<V> | undefined
}
