'use client'
import { useEffect, useRef } from 'react'

export interface FocusOnNewPageProps {
  /** Of the page that is shown. */
  readonly pathname: string
  /** Id of the main content, which has `tabIndex={-1}`. */
  readonly target?: string
}

/** After a navigation, a keyboard and a screen reader continue at the new page, not at a link that is gone. */
export function FocusOnNewPage({ pathname, target = 'main' }: FocusOnNewPageProps) {
  const shownRef = useRef(pathname)
  useEffect(() => {
    // The list of the new page restores its place itself.
    if (shownRef.current !== pathname) document.getElementById(target)?.focus({ preventScroll: true })
    shownRef.current = pathname
  }, [pathname, target])
  return null
}
