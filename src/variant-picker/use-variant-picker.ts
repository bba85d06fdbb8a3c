'use client'
import { useContext, useEffect, useMemo, useState } from 'react'

import { findVariantProblems } from '../core/variants/find-variant-problems.js'
import { getSelectionOf } from '../core/variants/get-selection-of.js'
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
export type PickableProduct = ProductWithVariants & { readonly id: string }

export interface VariantChangeDetails<V> {
  /** The variant that the new selection chooses; `null` when it chooses none. */
  readonly variant: V | null
  /**
   * - `choose`: a value was chosen.
   * - `select`: the selection was replaced, e.g. from a gallery.
   * - `reset`: the form was reset.
   * - `restore`: the shopper chose before the page was hydrated.
   */
  readonly reason: 'choose' | 'select' | 'reset' | 'restore'
}

export interface VariantPickerOptions<P extends PickableProduct> extends VariantStateOptions<VariantOf<P>> {
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
export interface VariantPicker<P extends PickableProduct = PickableProduct> extends VariantState<
  OptionName<P>,
  VariantOf<P>
> {
  readonly product: P
  /** Names of the options that are still to be chosen. One whose values no variant has is not asked for. */
  readonly open: readonly OptionName<P>[]
  /** Names of the other options whose choice moved with the last one. */
  readonly moved: readonly OptionName<P>[]
  /** Chooses a value; other choices move where they must. See `selectOption`. */
  readonly choose: (name: OptionName<P>, value: string) => void
  /**
   * Replaces the selection, e.g. by `getSelectionOf(variant)`. With the reason `restore`, values that no variant has
   * together are chosen one after the other, as by `choose`, and so lead to one.
   */
  readonly select: (
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
export function useVariantPicker<P extends PickableProduct>(
  product: P,
  options?: VariantPickerOptions<P>,
): VariantPicker<P>
// Within, names are text: the narrower types are promises about the product's own type.
export function useVariantPicker(
  product: PickableProduct,
  {
    value,
    defaultValue,
    defaultVariant,
    onValueChange,
    isVariantAvailable,
  }: VariantPickerOptions<PickableProduct> = {},
): VariantPicker {
  const storeRule = useContext(StorefrontContext)?.isVariantAvailable
  const rule = isVariantAvailable ?? storeRule ?? sellsByDefault

  const getInitial = (): VariantSelection => {
    const variants = product.variants ?? []
    const first =
      defaultVariant === 'firstAvailable'
        ? (variants.find(rule) ?? variants[0])
        : variants.find(({ id }) => id === defaultVariant?.id)
    return defaultValue ?? (first ? getSelectionOf(first) : {})
  }
  const start = (): Held => ({ id: product.id, selection: getInitial(), moved: [] })
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
    moved: readonly string[] = [],
  ) => {
    setHeld({ id: product.id, selection: next, moved })
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
    open: state.options
      .filter(
        ({ values }) => values.some((item) => item.targetVariant) && !values.some((item) => item.selected),
      )
      .map(({ name }) => name),
    moved: current.moved,
    choose(name, chosen) {
      const next = selectOption(product, selection, name, chosen, { isVariantAvailable: rule })
      const moved = Object.entries(state.selection).filter(([key, was]) => key !== name && next[key] !== was)
      change(
        next,
        'choose',
        moved.map(([key]) => key),
      )
    },
    select: (next, reason = 'select') => change(reason === 'restore' ? restorable(next) : next, reason),
    reset: () => change(getInitial(), 'reset'),
  }
}

/** What an uncontrolled picker remembers, and of which product. */
interface Held {
  readonly id: string
  readonly selection: VariantSelection
  readonly moved: readonly string[]
}

const explained = new WeakSet<object>()

/** Tells the developer, once a product, what is odd about it. A shopper sees a picker all the same. */
function explainOnce(product: PickableProduct): void {
  if (explained.has(product)) return
  explained.add(product)
  const problems = findVariantProblems(product)
  if (problems.length)
    console.warn(
      `A variant picker found product ${JSON.stringify(product.id)} odd:\n- ${problems.join('\n- ')}`,
    )
}
