import type { Product, Variant, VariantSelection } from 'storefront-react/core'

import { buildVariant } from './build-variant.js'
import type { BuilderFields, DeclaredName } from './builder-fields.js'
import { combinations, type ProductOptionInput } from './combinations.js'

type Attributes = Readonly<Record<string, string>>

interface DefaultVariant extends Variant {
  readonly stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK'
  readonly image: null
  readonly attributes: Attributes
}

interface DefaultProduct extends Product {
  readonly status: 'ACTIVE'
  readonly metaTitle: null
  readonly metaDescription: null
  readonly images: never[]
  readonly tags: never[]
  readonly collections: never[]
  readonly options: { readonly name: string; readonly values: string[] }[]
}

interface CombinationOptions {
  /** `{ Size: 'M' }` sells out every variant in M, `true` all variants. */
  readonly soldOut?: boolean | readonly VariantSelection[] | undefined
  /** `{ Size: 'M' }` leaves out every combination with M. */
  readonly missing?: readonly VariantSelection[] | undefined
  /** Default `'20.00'`. */
  readonly price?: string | undefined
  /** Price before the sale. Default `null`. */
  readonly compareAtPrice?: string | null | undefined
}

/** Every combination of values becomes a variant; the last option changes fastest. Default: one variant. */
type OptionsInput = Readonly<Record<string, readonly string[]>> | readonly ProductOptionInput[]

type VariantsInput<TProduct extends Product> =
  | TProduct['variants']
  | ((attributes: Attributes) => BuilderFields<TProduct['variants'][number], DefaultVariant>)

/** Options of `buildProduct`. A field that `TProduct` adds or narrows is required unless the builder's default fits. */
export type BuildProductOptions<TProduct extends Product = Product> = CombinationOptions &
  BuilderFields<TProduct, DefaultProduct, 'options' | 'variants'> & {
    // These names set fields of the variants, so the product cannot have fields of these names.
    readonly [Name in Extract<DeclaredName<TProduct>, keyof CombinationOptions>]: never
  } & (DefaultProduct['options'] extends TProduct['options']
    ? { readonly options?: OptionsInput | undefined }
    : { readonly options: TProduct['options'] & readonly ProductOptionInput[] }) &
  (DefaultVariant[] extends TProduct['variants']
    ? { readonly variants?: VariantsInput<TProduct> | undefined }
    : { readonly variants: VariantsInput<TProduct> })

function matches(selection: VariantSelection, attributes: Attributes): boolean {
  return Object.entries(selection).every(([name, value]) => value === undefined || attributes[name] === value)
}

function toOptionList(options: OptionsInput): readonly ProductOptionInput[] {
  // Array.isArray does not narrow a readonly array out of the union.
  if (Array.isArray(options)) return options as readonly ProductOptionInput[]
  return Object.entries(options as Readonly<Record<string, readonly string[]>>).map(([name, values]) => ({
    name,
    values,
  }))
}

/** Built products have different ids and names, so that all fit into one store. */
let builtCount = 0

/**
 * Builds a valid product from the fields that a test sets. All built products fit into one store.
 * @typeParam TProduct your own product type; pass it explicitly.
 * @example buildProduct({ options: { Size: ['M', 'L'] }, soldOut: [{ Size: 'L' }] })
 */
export function buildProduct(options?: BuildProductOptions): Product
export function buildProduct<TProduct extends Product>(
  options: NoInfer<BuildProductOptions<TProduct>>,
): TProduct
export function buildProduct({
  options = [],
  soldOut = [],
  missing = [],
  price = '20.00',
  compareAtPrice = null,
  variants = () => ({}),
  ...fields
}: BuildProductOptions = {}): Product {
  builtCount += 1
  const { id = `product_${builtCount}`, name = `Product ${builtCount}` } = fields
  const optionList = toOptionList(options)
  const isSoldOut = (attributes: Attributes) =>
    typeof soldOut === 'boolean' ? soldOut : soldOut.some((selection) => matches(selection, attributes))
  const builtVariants =
    typeof variants === 'function'
      ? combinations(optionList)
          .filter((attributes) => !missing.some((selection) => matches(selection, attributes)))
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
  const date = new Date(Date.UTC(2024, 0, 1) + builtCount * 60_000).toISOString()
  return {
    id,
    storeId: 'store_test',
    name,
    slug: `product-${builtCount}`,
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
    options: optionList,
    variants: builtVariants,
  }
}
