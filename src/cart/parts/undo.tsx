'use client'
import { forwardRef, type Ref } from 'react'

import { forceFocus } from '../../dom/focus.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useCartRoot, useRootValue } from './root-context.js'

/** State of `<Cart.Undo>`. */
export type CartUndoState = object

/** Props of `<Cart.Undo>`, which renders a `<button>`. */
export type CartUndoProps = PartProps<'button', CartUndoState>

/** Restores the last removal of this tab. Renders a `<button>`, or nothing if there is nothing to restore. */
export const CartUndo = forwardRef(function CartUndo(props: CartUndoProps, ref: Ref<HTMLButtonElement>) {
  const { rootRef, get } = useCartRoot()
  const labels = useCartLabels()
  const count = useRootValue((live) => live.removedLines.length)
  const element = usePart({
    tag: 'button',
    props,
    ref,
    ownProps: {
      type: 'button',
      onClick: () => {
        // The button is removed, which would pass the focus to the body.
        if (rootRef.current) forceFocus(rootRef.current)
        get().undo()
      },
      children: labels.undo({ count }),
    },
  })
  return count > 0 ? element : null
})
