'use client'
import type { CSSProperties, ReactElement } from 'react'

/** Text for those who do not see how a price is set. */
export function Spoken({ children }: { readonly children: string }): ReactElement {
  return <span style={spokenStyle}>{children} </span>
}

/**
 * A formatted amount. `<bdi>`: digits and signs keep their order whatever direction the text around them has.
 * Its text alone may differ between the ICU of a server and of a browser; React is told of nothing else.
 */
export function Amount({ children }: { readonly children: string }): ReactElement {
  return <bdi suppressHydrationWarning>{children}</bdi>
}

const spokenStyle: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
