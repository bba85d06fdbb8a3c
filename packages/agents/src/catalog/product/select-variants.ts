import { getVariantState, type Product, type Variant, type VariantState } from 'storefront-react/core'
import { readProduct } from 'storefront-react/internal'

import { createSaleRule, type CatalogSettings } from '../rules-of.js'
import type { ProductInput } from '../read-request.js'

export interface SelectedVariants {
  /** The variants that have the selection; the featured one first. */
  readonly variants: readonly Variant[]
  /** The selection, without the options that no variant has together. */
  readonly state: VariantState
}

/**
 * Finds the variants of a selection. If no variant has all of it, drops options from the one that matters least: those
 * that `preferences` does not name, then the end of `preferences`.
 * @param isShown whether a variant passes the filters: the featured one does if any variant does
 * @see https://ucp.dev/specification/shopping/catalog/lookup "Option Selection"
 */
export function selectVariants(
  product: Product,
  {
    selected,
    preferences,
    variantId,
  }: Pick<ProductInput, 'selected' | 'preferences'> & { readonly variantId?: string | undefined },
  rules: CatalogSettings['rules'],
  isShown: (variant: Variant) => boolean,
): SelectedVariants {
  const read = readProduct(product)
  const valuesOf = new Map(
    read.variants.map(({ variant, selection }) => [variant, new Map(Object.entries(selection))]),
  )
  const featuredOf = (variants: readonly Variant[]) => {
    const shown = variants.filter(isShown)
    return shown.find(createSaleRule(product, rules)) ?? shown[0] ?? variants[0]
  }
  const asked = product.variants.find(({ id }) => id === variantId)

  if (asked || !selected) {
    const featured = asked ?? featuredOf(product.variants)
    const selection = (featured && valuesOf.get(featured)) ?? new Map<string, string>()
    return finish(featured, selection)
  }

  const known = getVariantState(product, Object.fromEntries(selected)).selection
  const selection = new Map(Object.entries(known) as [string, string][])
  for (const name of leastImportantFirst(read, preferences)) {
    if (matching(selection).length > 0) break
    selection.delete(name)
  }
  return finish(featuredOf(matching(selection)), selection)

  function matching(selection: ReadonlyMap<string, string>): readonly Variant[] {
    return product.variants.filter((variant) =>
      [...selection].every(([name, value]) => valuesOf.get(variant)?.get(name) === value),
    )
  }

  function finish(featured: Variant | undefined, selection: ReadonlyMap<string, string>): SelectedVariants {
    const others = matching(selection).filter((variant) => variant !== featured)
    return {
      variants: featured ? [featured, ...others] : [],
      state: getVariantState(product, Object.fromEntries(selection), { rules }),
    }
  }
}

function leastImportantFirst(
  { options, findOption }: ReturnType<typeof readProduct>,
  preferences: readonly string[],
): readonly string[] {
  const preferred = [...new Set(preferences.map(findOption))].filter((name) => name !== undefined)
  const others = options.filter((name) => !preferred.includes(name))
  return [...preferred, ...others].reverse()
}
