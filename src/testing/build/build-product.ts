import type { Product } from '../../core/schemas/product.js'
import type { Variant } from '../../core/schemas/variant.js'
import { buildVariant } from './build-variant.js'
import { combinations, type BuildOption } from './combinations.js'

/** Some choices, e.g. `{ Size: 'M' }`: stands for every combination that has them. */
export type PartialSelection = Readonly<Record<string, string>>

export interface BuildProductOptions extends Partial<Omit<Product, 'options' | 'variants'>> {
  /**
   * Options with their values, as an object or a list. Every combination becomes a variant, the last
   * option changing fastest.
   */
  readonly options?: Readonly<Record<string, readonly string[]>> | readonly BuildOption[] | undefined
  /** Combinations without stock; `true` for all. */
  readonly soldOut?: boolean | readonly PartialSelection[] | undefined
  /** Combinations that do not exist. */
  readonly missing?: readonly PartialSelection[] | undefined
  /** Price of every variant. Default `'20.00'`. */
  readonly price?: string | undefined
  /** Price of every variant before a reduction. Default `null`. */
  readonly compareAtPrice?: string | null | undefined
  /** The variants themselves, or the fields of the one with these attributes. */
  readonly variants?: readonly Variant[] | ((attributes: PartialSelection) => Partial<Variant>) | undefined
}

function covers(selection: PartialSelection, attributes: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(selection).every(([name, value]) => attributes[name] === value)
}

function optionList(options: BuildProductOptions['options'] = []): readonly BuildOption[] {
  if (Array.isArray(options)) return options as readonly BuildOption[]
  return Object.entries(options as Readonly<Record<string, readonly string[]>>).map(([name, values]) => ({
    name,
    values,
  }))
}

let built = 0

/**
 * A product with the fields that matter to your test; the rest is plain and valid. Ids, names, slugs and
 * dates count up, so that several stand in one store in the order they were built, the newest last.
 *
 * @example
 * buildProduct({
 *   name: 'Tee',
 *   options: { Colour: ['Black', 'White'], Size: ['M', 'L'] },
 *   soldOut: [{ Colour: 'White' }],
 *   missing: [{ Colour: 'Black', Size: 'L' }],
 * })
 */
export function buildProduct({
  options,
  soldOut = [],
  missing = [],
  price = '20.00',
  compareAtPrice = null,
  variants = () => ({}),
  ...fields
}: BuildProductOptions = {}): Product {
  built += 1
  const { id = `product_${built}`, name = `Product ${built}` } = fields
  const list = optionList(options)
  const isSoldOut = (attributes: PartialSelection) =>
    typeof soldOut === 'boolean' ? soldOut : soldOut.some((selection) => covers(selection, attributes))
  const builtVariants =
    typeof variants === 'function'
      ? combinations(list)
          .filter((attributes) => !missing.some((selection) => covers(selection, attributes)))
          .map((attributes, index) =>
            buildVariant({
              id: `${id}_variant_${index + 1}`,
              price,
              compareAtPrice,
              stockQuantity: isSoldOut(attributes) ? 0 : 10,
              attributes,
              ...variants(attributes),
            }),
          )
      : variants
  const date = new Date(Date.UTC(2024, 0, 1) + built * 60_000).toISOString()
  return {
    id,
    storeId: 'store_test',
    name,
    slug: `product-${built}`,
    status: 'ACTIVE',
    description: '',
    metaTitle: null,
    metaDescription: null,
    images: [],
    tags: [],
    createdAt: date,
    updatedAt: date,
    collections: [],
    ...fields,
    options: list,
    variants: builtVariants,
  }
}
