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

export type VariantPickerProduct = ProductWithVariants & { readonly id: string }

export interface VariantChangeDetails<V> {
  /** `null` if options are missing or no variant has the selected values. */
  readonly variant: V | null
  /** `hydration`: the shopper selected values before hydration. `form-reset`: the form was reset. */
  readonly reason: 'option-select' | 'selection-set' | 'form-reset' | 'hydration'
}

export interface UseVariantPickerOptions<P extends VariantPickerProduct> extends VariantStateOptions<
  VariantOf<P>
> {
  /** The controlled selection. Update it in `onValueChange`. */
  readonly value?: VariantSelection<OptionName<P>> | undefined
  /** The initial selection, which a reset restores. Default: empty. */
  readonly defaultValue?: VariantSelection<OptionName<P>> | undefined
  /** Used without `defaultValue`. `'firstAvailable'` falls back to the first variant if none can be bought. */
  readonly defaultVariant?: 'firstAvailable' | { readonly id: string } | undefined
  readonly onValueChange?:
    | ((selection: VariantSelection<OptionName<P>>, details: VariantChangeDetails<VariantOf<P>>) => void)
    | undefined
}

export interface UseVariantPickerResult<
  P extends VariantPickerProduct = VariantPickerProduct,
> extends VariantState<OptionName<P>, VariantOf<P>> {
  readonly product: P
  /** Options without a selected value. Options that no variant uses are left out. */
  readonly missingOptions: readonly OptionName<P>[]
  /** Other options that the last selection changed. */
  readonly changedOptions: readonly OptionName<P>[]
  /** Selects a value as the function `selectOption` does. */
  readonly selectOption: (name: OptionName<P>, value: string) => void
  /** Replaces the selection, e.g. by `getVariantSelection(variant)`. */
  readonly setSelection: (
    selection: VariantSelection<OptionName<P>>,
    reason?: VariantChangeDetails<VariantOf<P>>['reason'],
  ) => void
  readonly reset: () => void
}

/**
 * The state of a picker. It resets when the product's id changes, and uses the provider's `isVariantAvailable` by
 * default. Use it for your own markup, or pass it to `<VariantPicker.Root picker={picker}>`.
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
  // Base UI's `useControlled` keeps its state when the product changes, and would be one more dependency.
  const [state, setState] = useState(getInitialState)
  // Routers keep the page mounted when only the product in the URL changes.
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
  // Values selected before hydration can exclude each other, so select them one by one: this reaches a variant.
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

interface PickerState {
  readonly id: string
  readonly selection: VariantSelection
  readonly changedOptions: readonly string[]
}

const warned = new WeakSet<object>()

function warnOfProblems(product: VariantPickerProduct): void {
  if (warned.has(product)) return
  warned.add(product)
  const problems = findVariantProblems(product)
  if (problems.length)
    console.warn(
      `The variants of product ${JSON.stringify(product.id)} have problems:\n- ${problems.join('\n- ')}`,
    )
}
