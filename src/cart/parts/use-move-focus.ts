'use client'
import { forceFocus, takeFocus } from '../../dom/focus.js'
import { useCartRoot } from './root-context.js'

/**
 * Moves the focus from a button that goes away to the next one of its part, else the previous one, else the cart. A removed
 * element would pass the focus to the body.
 */
export function useMoveFocus(part: 'accept' | 'remove') {
  const { rootRef, focusEmptyRef, get } = useCartRoot()
  return (from: HTMLElement, isLineRemoved: boolean) => {
    const root = rootRef.current
    const buttons = [...(root?.querySelectorAll<HTMLElement>(`[data-cart-${part}]`) ?? [])]
    const index = buttons.indexOf(from)
    const next = buttons[index + 1] ?? buttons[index - 1]
    if (next) takeFocus(next)
    else if (isLineRemoved && get().lines.length === 1) focusEmptyRef.current = true
    else if (root) forceFocus(root)
  }
}
