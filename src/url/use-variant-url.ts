'use client'
import { parseAsString } from 'nuqs/server'
import { useMemo, useState } from 'react'

import {
  getVariantSelection,
  getVariantState,
  type OptionName,
  type VariantOf,
  type VariantSelection,
} from '../core/index.js'
import type { VariantPickerProduct, VariantChangeDetails } from '../variant-picker/use-variant-picker.js'
import { useUrlValues } from './use-url-values.js'
import type { UrlUpdateOptions } from './use-product-list-url.js'

export interface UseVariantUrlOptions extends UrlUpdateOptions {
  /**
   * - `'options'`: one parameter for each option, `?Color=Red&Size=M`. An open choice is kept too. Parameters
   *   that are no option of the product are never touched. The default.
   * - `'variant'`: the chosen variant's id, `?variant=var_1`. An open choice lives until the page is left.
   */
  readonly mode?: 'options' | 'variant' | undefined
  /** Name of the parameter with `mode: 'variant'`. Default: `'variant'`. */
  readonly urlKey?: string | undefined
  /** Default: `'replace'`, so that back leads to where the shopper came from, not through every colour. */
  readonly history?: 'push' | 'replace' | undefined
}

/** Goes into `<VariantPicker.Root>` or `useVariantPicker`, with the product. */
export interface UseVariantUrlResult<P extends VariantPickerProduct> {
  /** What the URL chooses, without what the product does not have. */
  readonly value: VariantSelection<OptionName<P>>
  readonly onValueChange: (
    selection: VariantSelection<OptionName<P>>,
    details: Pick<VariantChangeDetails<VariantOf<P>>, 'variant'>,
  ) => void
}

/**
 * The choice of a variant in the URL, through nuqs.
 *
 * On a server without nuqs, `getVariantState(product, searchParams)` reads the same parameters: names that are
 * no option of the product are ignored.
 *
 * @example
 * const url = useVariantUrl(product)
 * return <VariantPicker.Root product={product} {...url} />
 * @throws {MissingProviderError} where no nuqs adapter is above.
 * @see https://nuqs.dev/docs/adapters
 */
export function useVariantUrl<P extends VariantPickerProduct>(
  product: P,
  options?: UseVariantUrlOptions,
): UseVariantUrlResult<P>
// Within, names are text: the narrower types are promises about the product's own type.
export function useVariantUrl(
  product: VariantPickerProduct,
  {
    mode = 'options',
    urlKey = 'variant',
    history = 'replace',
    shallow = true,
    scroll = false,
  }: UseVariantUrlOptions = {},
): UseVariantUrlResult<VariantPickerProduct> {
  // nuqs knows each parameter by a number: an option may be called "__proto__".
  const names = useMemo(
    () => (mode === 'variant' ? [urlKey] : getVariantState(product, {}).options.map(({ name }) => name)),
    [product, mode, urlKey],
  )
  const url = useMemo(
    () => ({
      parsers: Object.fromEntries(names.map((_, index) => [index, parseAsString])),
      urlKeys: Object.fromEntries(names.map((name, index) => [index, name])),
    }),
    [names],
  )
  const [values, setValues] = useUrlValues(url, { history, shallow, scroll })
  const [held, setHeld] = useState<VariantSelection>({})

  const inUrl = (index: number) => values[index] as string | null | undefined
  const fromUrl = (): VariantSelection => {
    if (mode === 'options')
      return Object.fromEntries(names.map((name, index) => [name, inUrl(index) ?? undefined]))
    const id = inUrl(0) ?? undefined
    // The URL tells no open choice apart from none: while it agrees with what is held, that says more.
    if (getVariantState(product, held).variant?.id === id) return held
    const variant = product.variants.find((item) => item.id === id)
    return variant ? getVariantSelection(variant) : {}
  }

  return {
    value: getVariantState(product, fromUrl()).selection,
    onValueChange(selection, { variant }) {
      setHeld(selection)
      void setValues(
        Object.fromEntries(
          names.map((name, index) => [
            index,
            mode === 'variant'
              ? (variant?.id ?? null)
              : Object.hasOwn(selection, name)
                ? selection[name]
                : null,
          ]),
        ),
      )
    },
  }
}
