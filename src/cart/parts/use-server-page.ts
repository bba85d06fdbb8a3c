'use client'
import type { CartLine } from '../state/cart-line.js'
import { CART_CHANGE_FIELD, type LineChange } from '../state/line-change.js'
import { useCartRoot, useLine, useRootValue } from './root-context.js'

/**
 * Whether the page still shows the lines of the server, which the cart of the device does not have yet: before hydration,
 * and without scripts.
 */
export function useIsServerPage(): boolean {
  return useRootValue(({ status }) => status === 'hydrating')
}

/** A button of a line that works on the device, posts before hydration and without scripts, or is disabled there. */
export function useLineButton(change: Omit<LineChange, 'id'>, onClick: unknown): object {
  const { updateAction } = useCartRoot()
  const { id }: Pick<CartLine, 'id'> = useLine()
  if (!useIsServerPage()) return { type: 'button', onClick }
  if (updateAction === undefined) return { type: 'button', disabled: true }
  return {
    type: 'submit',
    name: CART_CHANGE_FIELD,
    value: JSON.stringify({ id, ...change }),
    formAction: updateAction,
    // Text in a field that is not a quantity does not concern this button.
    formNoValidate: true,
  }
}
