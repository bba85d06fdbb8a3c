'use client'
import { useContext, useEffect, useMemo, useState } from 'react'

import { findVariantProblems } from '../core/variants/find-variant-problems.js'
import { getVariantSelection } from '../core/variants/get-variant-selection.js'
import { getVariantState } from '../core/variants/get-variant-state.js'
import { isVariantAvailable as sellsByDefault } from '../core/variants/is-variant-available.js'
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

/** What a variant picker reads of a product. */
export type VariantPickerProduct = ProductWithVariants & { readonly id: string }

export interface VariantChangeDetails<V> {
  /** The variant that the new selection chooses; `null` when it chooses none. */
  readonly variant: V | null
  /**
   * - `option-select`: a value was chosen.
   * - `selection-set`: the selection was replaced, e.g. from a gallery.
   * - `form-reset`: the form was reset.
   * - `hydration`: the shopper chose before the page was hydrated.
   */
  readonly reason: 'option-select' | 'selection-set' | 'form-reset' | 'hydration'
}

export interface UseVariantPickerOptions<P extends VariantPickerProduct> extends VariantStateOptions<
  VariantOf<P>
> {
  /** The selection, where the app holds it; `onValueChange` asks for another. */
  readonly value?: VariantSelection<OptionName<P>> | undefined
  /** The selection to begin with, and to go back to on reset. Default: nothing is chosen. */
  readonly defaultValue?: VariantSelection<OptionName<P>> | undefined
  /**
   * The variant to begin with, where there is no `defaultValue`: the first that can be bought (the first of
   * all when none can), or one by its id (none when the product does not have it).
   */
  readonly defaultVariant?: 'firstAvailable' | { readonly id: string } | undefined
  readonly onValueChange?:
    | ((selection: VariantSelection<OptionName<P>>, details: VariantChangeDetails<VariantOf<P>>) => void)
    | undefined
}

/** The state of a picker and what can be done with it. */
export interface UseVariantPickerResult<
  P extends VariantPickerProduct = VariantPickerProduct,
> extends VariantState<OptionName<P>, VariantOf<P>> {
  readonly product: P
  /** Names of the options that are still to be chosen. One whose values no variant has is not asked for. */
  readonly missingOptions: readonly OptionName<P>[]
  /** Names of the other options whose choice moved with the last one. */
  readonly changedOptions: readonly OptionName<P>[]
  /** Chooses a value; other choices move where they must. See `selectOption`. */
  readonly selectOption: (name: OptionName<P>, value: string) => void
  /**
   * Replaces the selection, e.g. by `getVariantSelection(variant)`. With the reason `hydration`, values that no variant has
   * together are chosen one after the other, as by `selectOption`, and so lead to one.
   */
  readonly setSelection: (
    selection: VariantSelection<OptionName<P>>,
    reason?: VariantChangeDetails<VariantOf<P>>['reason'],
  ) => void
  /** Goes back to the selection that the picker began with. */
  readonly reset: () => void
}

/**
 * A product's options with what each value leads to, and the choice so far: the behaviour of
 * `<VariantPicker.Root>` for a picker of one's own, or for the rest of the page (`picker={picker}`).
 *
 * Another product (by id) starts anew. Needs no provider; where there is one, its `isVariantAvailable` counts.
 */
export function useVariantPicker<P extends VariantPickerProduct>(
  product: P,
  options?: UseVariantPickerOptions<P>,
): UseVariantPickerResult<P>
// Within, names are text: the narrower types are promises about the product's own type.
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
  const rule = isVariantAvailable ?? storeRule ?? sellsByDefault

  const getInitial = (): VariantSelection => {
    const variants = product.variants ?? []
    const first =
      defaultVariant === 'firstAvailable'
        ? (variants.find(rule) ?? variants[0])
        : variants.find(({ id }) => id === defaultVariant?.id)
    return defaultValue ?? (first ? getVariantSelection(first) : {})
  }
  const start = (): Held => ({ id: product.id, selection: getInitial(), changedOptions: [] })
  const [held, setHeld] = useState(start)
  // A product page that navigates to another product often keeps its components.
  const current = held.id === product.id ? held : start()
  if (current !== held) setHeld(current)

  const selection = value ?? current.selection
  const state = useMemo(
    () => getVariantState(product, selection, { isVariantAvailable: rule }),
    [product, selection, rule],
  )

  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') explainOnce(product)
  }, [product])

  const change = (
    next: VariantSelection,
    reason: VariantChangeDetails<unknown>['reason'],
    changedOptions: readonly string[] = [],
  ) => {
    setHeld({ id: product.id, selection: next, changedOptions })
    onValueChange?.(next, {
      variant: getVariantState(product, next, { isVariantAvailable: rule }).variant,
      reason,
    })
  }
  const restorable = (next: VariantSelection): VariantSelection => {
    const options = { isVariantAvailable: rule }
    if (getVariantState(product, next, options).status !== 'nonexistent') return next
    return Object.entries(next).reduce<VariantSelection>(
      (settled, [name, chosen]) =>
        chosen === undefined || chosen === selection[name]
          ? settled
          : selectOption(product, settled, name, chosen, options),
      selection,
    )
  }
  return {
    ...state,
    product,
    missingOptions: state.options
      .filter(
        ({ values }) => values.some((item) => item.targetVariant) && !values.some((item) => item.selected),
      )
      .map(({ name }) => name),
    changedOptions: current.changedOptions,
    selectOption(name, chosen) {
      const next = selectOption(product, selection, name, chosen, { isVariantAvailable: rule })
      const changed = Object.entries(state.selection).filter(
        ([key, was]) => key !== name && next[key] !== was,
      )
      change(
        next,
        'option-select',
        changed.map(([key]) => key),
      )
    },
    setSelection: (next, reason = 'selection-set') =>
      change(reason === 'hydration' ? restorable(next) : next, reason),
    reset: () => change(getInitial(), 'form-reset'),
  }
}

/** What an uncontrolled picker remembers, and of which product. */
interface Held {
  readonly id: string
  readonly selection: VariantSelection
  readonly changedOptions: readonly string[]
}

const explained = new WeakSet<object>()

/** Tells the developer, once a product, what is odd about it. A shopper sees a picker all the same. */
function explainOnce(product: VariantPickerProduct): void {
  if (explained.has(product)) return
  explained.add(product)
  const problems = findVariantProblems(product)
  if (problems.length)
    console.warn(
      `A variant picker found product ${JSON.stringify(product.id)} odd:\n- ${problems.join('\n- ')}`,
    )
}
