'use client'
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'

import { iconButton } from './class-names'
import { Icon, icons } from './icon'

export interface DrawerProps {
  /** Names the button that opens the drawer. */
  readonly label: string
  readonly icon: ReactNode
  readonly title: string
  readonly closeLabel: string
  readonly side?: 'start' | 'end'
  /** Of the button that opens the drawer. */
  readonly className?: string
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A button, and the dialog that it opens at a side of the window. */
export function Drawer(props: DrawerProps) {
  const { label, icon, title, closeLabel, side = 'end', className = '', footer, children } = props
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        className={`${iconButton} ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => dialogRef.current?.showModal()}
      >
        {icon}
      </button>
      <dialog
        ref={dialogRef}
        className={`${drawer} ${sides[side]}`}
        aria-labelledby={titleId}
        onClick={closeOnLeave}
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between py-2 ps-6 pe-3">
            <h2 id={titleId} className="text-lg font-semibold">
              {title}
            </h2>
            <button
              type="button"
              className={iconButton}
              aria-label={closeLabel}
              onClick={() => dialogRef.current?.close()}
            >
              <Icon path={icons.close} />
            </button>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain px-6">{children}</div>
          {footer && <div className="grid gap-4 border-t p-6">{footer}</div>}
        </div>
      </dialog>
    </>
  )
}

/** Closes on a click on the backdrop, whose target is the dialog itself, and on a link. */
export function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
}

const drawer =
  'h-dvh max-h-none w-full max-w-md bg-background text-foreground shadow-xl backdrop:bg-black/50 ' +
  'transition-transform duration-200 motion-reduce:transition-none'

const sides = {
  start: 'me-auto starting:open:-translate-x-full rtl:starting:open:translate-x-full',
  end: 'ms-auto starting:open:translate-x-full rtl:starting:open:-translate-x-full',
}
