'use client'
import { useContext, useSyncExternalStore, type CSSProperties } from 'react'

import { StorefrontContext } from '../provider/storefront-context.js'

/**
 * Returns the style, or undefined on the server if the provider has `inlineStyles={false}`: a Content Security Policy
 * without `'unsafe-inline'` blocks `style` attributes in HTML. React sets styles through the CSSOM after hydration,
 * which every policy allows.
 */
export function useInlineStyle(style: CSSProperties | undefined): CSSProperties | undefined {
  const inServerHtml = useContext(StorefrontContext)?.inlineStyles ?? true
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => true,
    () => inServerHtml,
  )
  return isAllowed ? style : undefined
}

// The value changes only when hydration ends, and then React reads it again.
const subscribe = () => () => {}
