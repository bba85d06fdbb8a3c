'use client'
import { useContext, useEffect, useMemo, useState } from 'react'

import { findVariantProblems } from '../core/variants/find-variant-problems.js'
import { getVariantSelection } from '../core/variants/get-variant-selection.js'
import { getVariantState } from '../core/variants/get-variant-state.js'
import { isVariantAvailable as isAvailableByDefault } from '../core/variants/is-variant-available.js'
import { selectOption } from '../core/variants/select-option.js'
import type {
  OptionName,
  ProductWithVariants,
  VariantOf,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from '../core/variants/variant-types.js'
import { StorefrontContext } from '../provider/storefront-context.js'

/** The fields of a product that a variant picker reads. */
export type VariantPickerProduct = ProductWithVariants & { readonly id: string }

export interface VariantChangeDetails<V> {
  /** The variant with exactly these values; `null` if options are missing or no variant has the values. */
  readonly variant: V | null
  /**
   * - `option-select`: the shopper selected a value.
   * - `selection-set`: the selection was replaced, e.g. from a gallery.
   * - `form-reset`: the form was reset.
   * - `hydration`: the shopper selected values before the page was hydrated.
   */
  readonly reason: 'option-select' | 'selection-set' | 'form-reset' | 'hydration'
}

export interface UseVariantPickerOptions<P extends VariantPickerProduct> extends VariantStateOptions<
  VariantOf<P>
> {
  /** The selection, controlled by the app. Update it in `onValueChange`. */
  readonly value?: VariantSelection<OptionName<P>> | undefined
  /** The initial selection, which a reset restores. Default: empty. */
  readonly defaultValue?: VariantSelection<OptionName<P>> | undefined
  /**
   * The initial variant, if there is no `defaultValue`: the first that can be bought (the first of all if none
   * can), or the one with this id (none if the product does not have it).
   */
  readonly defaultVariant?: 'firstAvailable' | { readonly id: string } | undefined
  readonly onValueChange?:
    | ((selection: VariantSelection<OptionName<P>>, details: VariantChangeDetails<VariantOf<P>>) => void)
    | undefined
}

/** The state of a variant picker and its actions. */
export interface UseVariantPickerResult<
  P extends VariantPickerProduct = VariantPickerProduct,
> extends VariantState<OptionName<P>, VariantOf<P>> {
  readonly product: P
  /** Names of the options without a selected value, except options whose values no variant has. */
  readonly missingOptions: readonly OptionName<P>[]
  /** Names of the other options that the last selection changed. */
  readonly changedOptions: readonly OptionName<P>[]
  /** Selects a value, and changes other options if no variant has all the values. See the function `selectOption`. */
  readonly selectOption: (name: OptionName<P>, value: string) => void
  /**
   * Replaces the selection, e.g. by `getVariantSelection(variant)`. With the reason `hydration`, if no variant has all
   * the values, they are selected one after the other, as by `selectOption`, which ends at an existing variant.
   */
  readonly setSelection: (
    selection: VariantSelection<OptionName<P>>,
    reason?: VariantChangeDetails<VariantOf<P>>['reason'],
  ) => void
  /** Restores the initial selection. */
  readonly reset: () => void
}

/**
 * A product's options, the selected values and the variant that they select. For a picker with your own markup, or
 * for a page that uses the selection outside `<VariantPicker.Root picker={picker}>`.
 *
 * The selection is reset when the product's id changes. Needs no provider; inside a provider, its
 * `isVariantAvailable` is the default.
 */
export function useVariantPicker<P extends VariantPickerProduct>(
  product: P,
  options?: UseVariantPickerOptions<P>,
): UseVariantPickerResult<P>
// The implementation treats option names as strings; the overload narrows them to the product's names.
export function useVariantPicker(
  product: VariantPickerProduct,
  {
    value,
    defaultValue,
    defaultVariant,
    onValueChange,
    isVariantAvailable,
  }: UseVariantPickerOptions<VariantPickerProduct> = {},
): UseVariantPickerResult {
  const storeRule = useContext(StorefrontContext)?.isVariantAvailable
  const isAvailable = isVariantAvailable ?? storeRule ?? isAvailableByDefault

  const getInitial = (): VariantSelection => {
    const variants = product.variants ?? []
    const first =
      defaultVariant === 'firstAvailable'
        ? (variants.find(isAvailable) ?? variants[0])
        : variants.find(({ id }) => id === defaultVariant?.id)
    return defaultValue ?? (first ? getVariantSelection(first) : {})
  }
  const getInitialState = (): PickerState => ({ id: product.id, selection: getInitial(), changedOptions: [] })
  // Not Base UI's `useControlled`: it would be one more dependency, and keeps its state when the product changes.
  const [state, setState] = useState(getInitialState)
  // Routers keep a page's components mounted when only the product in the URL changes.
  const current = state.id === product.id ? state : getInitialState()
  if (current !== state) setState(current)

  const selection = value ?? current.selection
  const variantState = useMemo(
    () => getVariantState(product, selection, { isVariantAvailable: isAvailable }),
    [product, selection, isAvailable],
  )

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') warnOfProblems(product)
  }, [product])

  const change = (
    next: VariantSelection,
    reason: VariantChangeDetails<unknown>['reason'],
    changedOptions: readonly string[] = [],
  ) => {
    setState({ id: product.id, selection: next, changedOptions })
    onValueChange?.(next, {
      variant: getVariantState(product, next, { isVariantAvailable: isAvailable }).variant,
      reason,
    })
  }
  const toExistingVariant = (next: VariantSelection): VariantSelection => {
    const options = { isVariantAvailable: isAvailable }
    if (getVariantState(product, next, options).status !== 'nonexistent') return next
    return Object.entries(next).reduce<VariantSelection>(
      (result, [name, selected]) =>
        selected === undefined || selected === selection[name]
          ? result
          : selectOption(product, result, name, selected, options),
      selection,
    )
  }
  return {
    ...variantState,
    product,
    missingOptions: variantState.options
      .filter(
        ({ values }) => values.some((item) => item.targetVariant) && !values.some((item) => item.selected),
      )
      .map(({ name }) => name),
    changedOptions: current.changedOptions,
    selectOption(name, selected) {
      const next = selectOption(product, selection, name, selected, { isVariantAvailable: isAvailable })
      const changed = Object.entries(variantState.selection).filter(
        ([key, was]) => key !== name && next[key] !== was,
      )
      change(
        next,
        'option-select',
        changed.map(([key]) => key),
      )
    },
    setSelection: (next, reason = 'selection-set') =>
      change(reason === 'hydration' ? toExistingVariant(next) : next, reason),
    reset: () => change(getInitial(), 'form-reset'),
  }
}

/** State of an uncontrolled picker. */
interface PickerState {
  /** The product's id. */
  readonly id: string
  readonly selection: VariantSelection
  readonly changedOptions: readonly string[]
}

const warned = new WeakSet<object>()

/** Development only: the picker still works with such a product, so this is no error. */
function warnOfProblems(product: VariantPickerProduct): void {
  if (warned.has(product)) return
  warned.add(product)
  const problems = findVariantProblems(product)
  if (problems.length)
    console.warn(
      `The variants of product ${JSON.stringify(product.id)} have problems:\n- ${problems.join('\n- ')}`,
    )
}
