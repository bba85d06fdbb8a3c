import type { Product, Variant } from 'storefront-react/core'

import { slugOf } from '../slug.js'
import type { ProductTypes } from './product-types.js'
import { firstOf, type Row } from './row.js'
import { variantOf, type FeedSources } from './variant.js'

/** The attributes of Google's specification in which the offers of one group can differ. */
const AXES = ['color', 'size', 'material', 'pattern', 'age_group', 'gender', 'size_type', 'size_system']

const valuesOf = (rows: readonly Row[], name: string): string[] => [
  ...new Set(rows.flatMap((row) => row.get(name) ?? []).filter((value) => value !== '')),
]

/** One variant for each choice of the shopper. */
function variantsOf(rows: readonly Row[], axes: readonly string[], sources: FeedSources): Variant[] {
  const variants = new Map<string, Variant>()
  for (const row of rows) {
    const variant = variantOf(row, axes, sources)
    if (!variant) continue
    const key = JSON.stringify(axes.map((axis) => firstOf(row, axis)))
    if (variants.has(key))
      sources.losses.count(
        'left out: offers that differ from another by nothing that a feed names',
        variant.id,
      )
    else variants.set(key, variant)
  }
  return [...variants.values()]
}

/** `undefined` if no offer of the group can be shown. */
export function productOf(
  group: string,
  rows: readonly Row[],
  createdAt: string,
  sources: FeedSources & { readonly types: ProductTypes },
): Product | undefined {
  const axes = AXES.filter((axis) => valuesOf(rows, axis).length > 1)
  const variants = variantsOf(rows, axes, sources)
  if (variants.length === 0) return undefined
  const name = valuesOf(rows, 'item_group_title')[0] ?? valuesOf(rows, 'title')[0] ?? group
  const more = valuesOf(rows, 'additional_image_link').flatMap((links) => links.split(','))
  const links = [...valuesOf(rows, 'image_link'), ...more].map((link) => link.trim()).filter(Boolean)
  return {
    id: group,
    storeId: sources.storeId,
    name,
    // Titles repeat, and groups do not.
    slug: [name, group].map(slugOf).filter(Boolean).join('-') || encodeURIComponent(group),
    status: 'ACTIVE',
    description: valuesOf(rows, 'description')[0] ?? '',
    metaTitle: null,
    metaDescription: null,
    images: [...new Set(links)].map((url) => ({ url, alt: '' })),
    tags: valuesOf(rows, 'brand'),
    createdAt,
    updatedAt: createdAt,
    options: axes.map((axis) => ({ name: axis, values: valuesOf(rows, axis) })),
    variants,
    collections: sources.types.referencesOf(valuesOf(rows, 'product_type')),
  }
}
