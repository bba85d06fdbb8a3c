import { getImage, type StorefrontImage } from '../readers/get-image.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from '../variants/variant-types.js'
import { getOptionIndex, toSelection } from './option-index.js'

type Readable = ProductWithVariants & { readonly images?: readonly unknown[] | undefined }

/** A variant as every room of the shop speaks of it. */
export interface ReadVariant {
  readonly variant: Variant
  /** Only options, in the order and the spelling of the picker. */
  readonly selection: Readonly<Record<string, string>>
  /** Its own, else the first one of the product; never one that only other variants have. */
  readonly picture: StorefrontImage | undefined
}

/** A product, read once. */
export interface ReadProduct {
  /** The names of the options, in the picker's order. */
  readonly options: readonly string[]
  /** Those of the product that can be read. */
  readonly pictures: readonly StorefrontImage[]
  /** The spelling of an option that another system may write otherwise. */
  readonly findOption: (name: string) => string | undefined
  readonly variants: readonly ReadVariant[]
  /** Finds a copy of a variant by its id. `undefined` for a variant of another product. */
  readonly of: (variant: { readonly id: string }) => ReadVariant | undefined
}

/** Cache: what the rooms of a shop say about a product, each for each variant. */
const cache = new WeakMap<Readable, ReadProduct>()

/** The one place that says what a product's options, variants and pictures are. Treats products as immutable. */
export function readProduct(product: Readable): ReadProduct {
  let known = cache.get(product)
  if (!known) cache.set(product, (known = read(product)))
  return known
}

function read(product: Readable): ReadProduct {
  const index = getOptionIndex(product)
  const options = index.options.items.map(({ name }) => name)
  const pictures = (product.images ?? []).flatMap((raw) => getImage(raw) ?? [])
  const variants = index.rows.map(({ variant, valueIndexes }): ReadVariant => ({
    variant,
    selection: toSelection(index, valueIndexes),
    picture: getImage(variant.image) ?? pictures[0],
  }))
  // Reversed, so that an id that two variants have finds the first.
  const known = new Map<unknown, ReadVariant>(
    [...variants].reverse().flatMap((each) => [
      [each.variant.id, each],
      [each.variant, each],
    ]),
  )
  return {
    options,
    pictures,
    variants,
    findOption: (name) => options[index.options.find(name) ?? -1],
    of: (variant) => known.get(variant) ?? known.get(variant.id),
  }
}
