'use client'
import { useContext, useEffect, useMemo, useRef, useState } from 'react'

import { findVariantProblems } from '../core/variants/find-variant-problems.js'
import { getInitialSelection } from '../core/variants/get-initial-selection.js'
import { getVariantState } from '../core/variants/get-variant-state.js'
import { selectOptionIn } from '../core/variants/select-option.js'
import type {
  OptionName,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from '../core/variants/variant-types.js'
import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import type { Product } from '../core/schemas/product.js'

/** The part of a product that a variant picker reads. */
export type VariantPickerProduct = Pick<Product, 'options' | 'variants'> & { readonly id: string }

/** Second argument of `onValueChange`: the selected variant, and why the selection changed. */
export interface VariantChangeDetails<V> {
  /** `null` if options are missing or no variant has the selected values. */
  readonly variant: V | null
  /** `hydration`: the shopper selected values before hydration. `form-reset`: the form was reset. */
  readonly reason: 'option-select' | 'selection-set' | 'form-reset' | 'hydration'
}

/** A picker is controlled by `value`, or starts with `defaultValue` or `defaultVariant`, but not both. */
export type UseVariantPickerOptions<P extends VariantPickerProduct> = VariantStateOptions<
  P['variants'][number]
> & {
  /** Called after each change of the selection, also by a reset. */
  readonly onValueChange?:
    | ((
        selection: VariantSelection<OptionName<P>>,
        details: VariantChangeDetails<P['variants'][number]>,
      ) => void)
    | undefined
} & (
    | {
        /** The controlled selection. Update it in `onValueChange`. */
        readonly value?: VariantSelection<OptionName<P>> | undefined
        readonly defaultValue?: undefined
        readonly defaultVariant?: undefined
      }
    | {
        readonly value?: undefined
        /** The initial selection. Default: empty. */
        readonly defaultValue?: VariantSelection<OptionName<P>> | undefined
        /** Used without `defaultValue`. `'firstAvailable'` falls back to the first variant if none can be bought. */
        readonly defaultVariant?: 'firstAvailable' | { readonly id: string } | undefined
      }
  )

/** What `useVariantPicker` returns: the state of each option and value, and functions that change the selection. */
export interface UseVariantPickerResult<
  P extends VariantPickerProduct = VariantPickerProduct,
> extends VariantState<OptionName<P>, P['variants'][number]> {
  /** The product that was passed. */
  readonly product: P
  /** Options without a selected value. Options that no variant uses are left out. */
  readonly missingOptions: readonly OptionName<P>[]
  /** Other options that the last selection changed. */
  readonly changedOptions: readonly OptionName<P>[]
  /** Selects a value as the function `selectOption` does. `undefined` takes the choice of an optional option back. */
  readonly selectOption: (name: OptionName<P>, value: string | undefined) => void
  /** Replaces the selection, e.g. by `getVariantSelection(variant)`. */
  readonly setSelection: (
    selection: VariantSelection<OptionName<P>>,
    reason?: VariantChangeDetails<P['variants'][number]>['reason'],
  ) => void
  /** Restores the selection that the picker began with, controlled or not. */
  readonly reset: () => void
}

/** Both kinds of options, as a component destructures its props. */
export type AnyPickerOptions = VariantStateOptions & {
  readonly [
    Key in 'value' | 'defaultValue' | 'defaultVariant' | 'onValueChange'
  ]?: UseVariantPickerOptions<VariantPickerProduct>[Key]
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
  options?: AnyPickerOptions,
): UseVariantPickerResult {
  return usePicker(product, options)
}

export function usePicker(
  product: VariantPickerProduct,
  { value, defaultValue, defaultVariant, onValueChange, rules }: AnyPickerOptions = {},
): UseVariantPickerResult {
  const store = useContext(StorefrontContext)
  const isVariantAvailable = rules?.isVariantAvailable ?? store?.isVariantAvailable
  const isProductForSale = rules?.isProductForSale ?? store?.isProductForSale
  const options = { rules: { isVariantAvailable, isProductForSale } }
  // The render after a change finds the state that the change has computed.
  const stateOf = useMemo(() => {
    let last: readonly [VariantSelection, VariantState] | undefined
    return (next: VariantSelection): VariantState => {
      if (last?.[0] !== next) last = [next, getVariantState(product, next, options)]
      return last[1]
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `options` has these rules, and is a new object in each render
  }, [product, isVariantAvailable, isProductForSale])

  const getInitialState = (): PickerState => {
    const initial = value ?? defaultValue ?? getInitialSelection(product, defaultVariant, options.rules)
    return { id: product.id, initial, selection: initial, changedOptions: [] }
  }
  // Base UI's `useControlled` keeps its state when the product changes, and would be one more dependency.
  const [state, setState] = useState(getInitialState)
  // Routers keep the page mounted when only the product in the URL changes.
  const current = state.id === product.id ? state : getInitialState()
  if (current !== state) setState(current)

  const selection = value ?? current.selection
  // Two changes in one event handler come before the next render, and the second must keep the first.
  const latestRef = useRef(selection)
  useClientLayoutEffect(() => {
    latestRef.current = selection
  })
  const variantState = stateOf(selection)

  useWarnings(product, value !== undefined && (defaultValue ?? defaultVariant) !== undefined)

  const change = (
    next: VariantSelection,
    reason: VariantChangeDetails<unknown>['reason'],
    changedOptions: readonly string[] = [],
  ) => {
    latestRef.current = next
    setState({ ...current, selection: next, changedOptions })
    onValueChange?.(next, { variant: stateOf(next).variant, reason })
  }
  // Values selected before hydration can exclude each other, so select them one by one: this reaches a variant.
  const toExistingVariant = (next: VariantSelection): VariantSelection => {
    if (stateOf(next).status !== 'nonexistent') return next
    return Object.entries(next).reduce<VariantSelection>(
      (result, [name, selected]) =>
        selected === undefined || selected === selection[name]
          ? result
          : selectOptionIn(product, stateOf(result), name, selected),
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
      const state = stateOf(latestRef.current)
      const next = selectOptionIn(product, state, name, selected)
      const changed = Object.keys(state.selection).filter(
        // A choice that is taken back is announced, because no other one shows that it is gone.
        (key) => (key !== name || selected === undefined) && next[key] !== state.selection[key],
      )
      change(next, 'option-select', changed)
    },
    setSelection: (next, reason = 'selection-set') =>
      change(reason === 'hydration' ? toExistingVariant(next) : next, reason),
    reset: () => change(current.initial, 'form-reset'),
  }
}

interface PickerState {
  readonly id: string
  /** What the picker began with. */
  readonly initial: VariantSelection
  readonly selection: VariantSelection
  readonly changedOptions: readonly string[]
}

/** Warns once for each product in development. */
const warned = new WeakSet<object>()

const useWarnings =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (product: VariantPickerProduct, hasTwoOwners: boolean) =>
        useEffect(() => warnOfProblems(product, hasTwoOwners), [product, hasTwoOwners])

function warnOfProblems(product: VariantPickerProduct, hasTwoOwners: boolean): void {
  if (hasTwoOwners)
    console.warn(
      'A variant picker with `value` ignores `defaultValue` and `defaultVariant`. Put the default into `value`, ' +
        'for example with useVariantUrl(product, { defaultVariant }).',
    )
  if (warned.has(product)) return
  warned.add(product)
  const problems = findVariantProblems(product)
  if (problems.length)
    console.warn(
      `The variants of product ${JSON.stringify(product.id)} have problems:\n- ${problems.join('\n- ')}`,
    )
}
