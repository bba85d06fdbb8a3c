'use client'
import type { CSSProperties, ReactElement } from 'react'

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: string }): ReactElement {
  return <span style={visuallyHidden}>{children} </span>
}

/**
 * A formatted amount. `<bdi>` keeps digits and signs in order in text of either direction. The server's ICU may
 * format differently from the browser's, so the hydration warning is suppressed for this text, and only for it.
 */
export function Amount({ children }: { readonly children: string }): ReactElement {
  return <bdi suppressHydrationWarning>{children}</bdi>
}

const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
