'use client'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { iconButton } from './class-names'
import { Icon, icons } from './icon'

export interface DrawerDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly side?: 'start' | 'end'
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode
  /** Provides something to title, content and footer, and can take the focus. Default: a `div`. */
  readonly root?: ComponentType<{ readonly className: string; readonly children: ReactNode }>
  readonly children: ReactNode
}

export interface DrawerProps extends Omit<DrawerDialogProps, 'isOpen' | 'onClose'> {
  /** Names the button that opens the drawer. */
  readonly label: string
  readonly icon: ReactNode
  /** Of the button that opens the drawer. */
  readonly className?: string
}

/** A button, and the dialog that it opens at a side of the window. */
export function Drawer({ label, icon, className = '', ...props }: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${iconButton} ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon}
      </button>
      <DrawerDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** A dialog at a side of the window. */
export function DrawerDialog(props: DrawerDialogProps) {
  const { isOpen, onClose, title, closeLabel, side = 'end', footer, root: Root = 'div', children } = props
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialogRef.current?.showModal()
  }, [isOpen])
  return (
    <dialog
      ref={dialogRef}
      className={`${drawer} ${sides[side]}`}
      aria-labelledby={titleId}
      onClick={closeOnLeave}
      onClose={onClose}
    >
      <Root className="flex h-full flex-col">
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
      </Root>
    </dialog>
  )
}

/** Closes on a click on the backdrop, whose target is the dialog itself, and on a link. */
export function closeOnLeave({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
}

const drawer =
  'h-dvh max-h-none w-full max-w-md bg-background text-foreground shadow-xl backdrop:bg-black/50 forced-colors:border ' +
  'transition-transform duration-200 motion-reduce:transition-none'

const sides = {
  start: 'me-auto starting:open:-translate-x-full rtl:starting:open:translate-x-full',
  end: 'ms-auto starting:open:translate-x-full rtl:starting:open:-translate-x-full',
}
