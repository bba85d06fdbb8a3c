'use client'
import type { CSSProperties, ReactElement } from 'react'

import { useInlineStyle } from '../../parts/use-inline-style.js'

export function VisuallyHidden({ children }: { readonly children: string }): ReactElement {
  return (
    <span data-visually-hidden="" style={useInlineStyle(visuallyHidden)}>
      {`${children} `}
    </span>
  )
}

// `<bdi>` keeps digits and signs in order in right-to-left text. The ICU versions of server and browser can
// differ, so the hydration warning is suppressed for this text only.
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
