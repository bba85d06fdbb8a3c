'use client'
import { parseAsString } from 'nuqs/server'
import { useContext, useMemo, useState } from 'react'

import { getOptionIndex, getOptionKey, VARIANT_KEY } from '../core/product/option-index.js'
import { getInitialSelection, getSelectionOf } from '../core/variants/get-initial-selection.js'
import { getVariantState } from '../core/variants/get-variant-state.js'
import type { OptionName, VariantSelection } from '../core/variants/variant-types.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import type { VariantPickerProduct, VariantChangeDetails } from '../variant-picker/use-variant-picker.js'
import { useUrlValues } from './use-url-values.js'
import type { UrlUpdateOptions } from './use-product-list-url.js'

/** Options of `useVariantUrl`. */
export interface UseVariantUrlOptions extends UrlUpdateOptions {
  /**
   * `'options'` (default): one parameter for each option, `?Color=Red&Size=M`. `'variant'`: the id of the selected
   * variant, `?variant=var_1`; an incomplete selection is then lost on unmount.
   */
  readonly mode?: 'options' | 'variant' | undefined
  /** Name of the parameter of `mode: 'variant'`. Default: `'variant'`. */
  readonly urlKey?: string | undefined
  /**
   * Selected while the URL selects nothing that the product has, and not written to the URL. `'firstAvailable'` uses the
   * provider's `isVariantAvailable`. Default: nothing is selected.
   */
  readonly defaultVariant?: 'firstAvailable' | { readonly id: string } | undefined
  /** Default: `'replace'`, so that back leaves the page instead of undoing each selection. */
  readonly history?: 'push' | 'replace' | undefined
}

/** Props of `<VariantPicker.Root>` and options of `useVariantPicker`. */
export interface UseVariantUrlResult<P extends VariantPickerProduct> {
  /** Without values that the product does not have. */
  readonly value: VariantSelection<OptionName<P>>
  readonly onValueChange: (
    selection: VariantSelection<OptionName<P>>,
    details: Pick<VariantChangeDetails<P['variants'][number]>, 'variant'>,
  ) => void
}

/**
 * Keeps the selection of a variant picker in the URL, with nuqs. A reset of the picker returns to the selection that the
 * page was opened with. On a server, `getVariantState(product, searchParams)`
 * reads the same parameters.
 * @example
 * const url = useVariantUrl(product)
 * return <VariantPicker.Root product={product} {...url} />
 * @throws {MissingProviderError} outside a nuqs adapter.
 * @see https://nuqs.dev/docs/adapters
 */
export function useVariantUrl<P extends VariantPickerProduct>(
  product: P,
  options?: UseVariantUrlOptions,
): UseVariantUrlResult<P>
// The overload narrows option names to the product's; the implementation treats them as strings.
export function useVariantUrl(
  product: VariantPickerProduct,
  {
    mode = 'options',
    urlKey = VARIANT_KEY,
    defaultVariant,
    history = 'replace',
    shallow = true,
    scroll = false,
  }: UseVariantUrlOptions = {},
): UseVariantUrlResult<VariantPickerProduct> {
  const { items: options, find } = getOptionIndex(product).options
  // The keys are indices, because an option may be named "__proto__".
  const url = useMemo(() => {
    const names = [urlKey, ...options.map(({ name }) => getOptionKey(name, find, urlKey))]
    return { parsers: byIndex(names.map(() => parseAsString)), urlKeys: byIndex(names) }
  }, [options, find, urlKey])
  const [values, setValues] = useUrlValues(url, { history, shallow, scroll })
  const store = useContext(StorefrontContext)
  const [latest, setLatest] = useState<VariantSelection>()

  const inUrl = (index: number) => (values[index] as string | null | undefined) ?? undefined
  const getValue = (): VariantSelection => {
    const id = inUrl(0)
    const isKnown = product.variants.some((variant) => variant.id === id)
    // The URL has no incomplete selections, so prefer the latest selection while it matches the URL.
    if (mode === 'variant' && latest && getVariantState(product, latest).variant?.id === id) return latest
    if (id !== undefined && isKnown) return getSelectionOf(product, id)
    const named = Object.fromEntries(
      options.map(({ name }, index) => [
        name,
        // An id that the product does not have may be a value of an option with this name.
        inUrl(index + 1) ?? (url.urlKeys[index + 1] === name ? undefined : id),
      ]),
    )
    const { selection } = getVariantState(product, named)
    const isSelected = options.some(({ name }) => named[name] !== undefined && selection[name] !== undefined)
    return isSelected ? selection : getInitialSelection(product, defaultVariant, store)
  }
  return {
    value: getValue(),
    onValueChange(selection, { variant }) {
      setLatest(selection)
      const isById = mode === 'variant'
      const written = options.map(({ name }) =>
        !isById && Object.hasOwn(selection, name) ? selection[name] : null,
      )
      void setValues(byIndex([isById ? (variant?.id ?? null) : null, ...written]))
    },
  }
}

const byIndex = <T>(items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(items))
