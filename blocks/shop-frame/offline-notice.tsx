'use client'
import { onlineManager } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'

import { useShopTexts } from '../shop-ui/shop-texts'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)

/**
 * At the bottom of the window while requests wait for the connection. It moves nothing on the page, and what sticks to the
 * bottom too, as the button to buy does, stands above it with `bottom-(--notice-height,0px)`.
 */
export function OfflineNotice() {
  const texts = useShopTexts()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  const textRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--notice-height', `${textRef.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--notice-height')
  }, [isOnline])
  return (
    // Without the text too: a screen reader announces only what changes inside of a status.
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-20 print:hidden">
      {!isOnline && (
        <p
          ref={textRef}
          className="bg-foreground px-4 py-3 text-center text-sm font-medium text-background forced-colors:border-t"
        >
          {texts.offline}
        </p>
      )}
    </div>
  )
}
