'use client'
import { forwardRef, useContext, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import type { Labels } from '../core/labels/labels.js'
import { defaultLabels } from './labels.js'
import type { SavedList, SavedListResult } from './state/create-saved-list.js'
import { useIsSaved } from './use-saved-list.js'

/** State of `SaveToggle`, also as `data-*` attributes. */
export interface SaveToggleState {
  readonly saved: boolean
}

/** Props of `SaveToggle`, which renders a `<button>`. */
export interface SaveToggleProps extends PartProps<'button', SaveToggleState> {
  /** A list from `createSavedList`. */
  readonly list: SavedList
  /** Saved by its id, and named in the label. */
  readonly product: { readonly id: string; readonly name: string }
  /** Called after a press. `reason` is `'full'` if the list was full and refused the product. */
  readonly onSavedChange?: ((saved: boolean, details: Pick<SavedListResult, 'reason'>) => void) | undefined
  /** Texts of this toggle, merged over the provider's `labels.saved`. */
  readonly labels?: Partial<Labels['saved']> | undefined
}

/**
 * Saves a product, or removes it from the list. Renders a `<button aria-pressed>`, which keeps its name when it is pressed.
 * @example
 * <SaveToggle list={wishlist} product={product}>♥</SaveToggle>
 */
export const SaveToggle = forwardRef(function SaveToggle(
  { list, product, onSavedChange, labels, ...props }: SaveToggleProps,
  ref: Ref<HTMLButtonElement>,
) {
  const storeLabels = useContext(StorefrontContext)?.labels?.saved
  const { toggle, toggleName } = { ...defaultLabels, ...storeLabels, ...labels }
  const saved = useIsSaved(list, product.id)
  return usePart({
    tag: 'button',
    props,
    ref,
    state: { saved },
    ownProps: {
      type: 'button',
      'aria-pressed': saved,
      'aria-label': toggleName({ name: product.name }),
      children: toggle,
      onClick: () => {
        const { saved, ...details } = list.toggle(product.id)
        onSavedChange?.(saved, details)
      },
    },
  })
})
