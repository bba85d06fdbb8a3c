import type { ReactNode } from 'react'

import { iconButton } from '../../blocks/shop-ui/class-names.js'
import { Icon, icons } from '../../blocks/shop-ui/icon.js'

export interface SheetProps {
  readonly label: string
  /** At the start of the row with the button that closes the sheet. */
  readonly heading: ReactNode
  readonly className: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** At the bottom of the window. Not a dialog, because the shop stays in use. */
export function Sheet({ label, heading, className, onClose, children }: SheetProps) {
  return (
    <section
      aria-label={label}
      className={`fixed inset-x-0 bottom-0 z-20 overflow-y-auto overscroll-contain border-t bg-background shadow-xl ${className}`}
    >
      <div className="flex items-center justify-between gap-4">
        {heading}
        <button type="button" className={iconButton} aria-label="Close" onClick={onClose}>
          <Icon path={icons.close} />
        </button>
      </div>
      {children}
    </section>
  )
}
