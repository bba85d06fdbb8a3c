import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

import { useWords } from '../words/use-words.js'
import { Icon } from './icon.js'

interface DrawerProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly side: 'start' | 'end' | 'bottom'
  readonly children: ReactNode
  /** Stays at the end of the drawer while its content scrolls. */
  readonly footer?: ReactNode
}

/** A modal `<dialog>` at a side of the window: Escape, the backdrop and the button close it. */
export function Drawer({ title, isOpen, onClose, side, children, footer }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const words = useWords()
  // In a layout effect: the dialog returns the focus before the router moves the focus to a new page.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal()
    else ref.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      className="demo-drawer"
      data-side={side}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop has the dialog itself as its target.
        if (target === currentTarget) onClose()
      }}
    >
      <header className="demo-row demo-between">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="demo-icon-button" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div>{isOpen && children}</div>
      {isOpen && footer && <footer>{footer}</footer>}
    </dialog>
  )
}
