'use client'
import { useEffect, useState, type RefObject } from 'react'

import { isField } from '../focus/is-field.js'
import { listen } from '../listen.js'
import { hostOf, isScrolledByOurselves, scrollerOf } from '../scroll/scroller.js'

/** A finger that rests moves by a few pixels. */
const SLOP = 10

type Input = WheelEvent & TouchEvent & KeyboardEvent

/**
 * Whether the reader has scrolled upward, or tried to at the very top, where nothing scrolls any more. Until
 * then nothing above is loaded: a list that opens in its middle would else fill up toward its head before
 * anyone asks.
 */
export function useScrolledUp(elementRef: RefObject<Element | null>, isWatching: boolean): boolean {
  const [hasScrolledUp, setScrolledUp] = useState(false)
  useEffect(() => {
    const element = elementRef.current
    if (!element || !isWatching || hasScrolledUp) return
    const scroller = scrollerOf(element)
    let top = scroller.scrollTop
    let touchedAt = 0
    const goesUp: Record<string, (event: Input) => boolean> = {
      scroll() {
        const last = top
        top = scroller.scrollTop
        return top < last && !isScrolledByOurselves(scroller)
      },
      wheel: ({ deltaY }) => deltaY < 0,
      keydown: ({ key, target }) => /^(ArrowUp|PageUp|Home)$/.test(key) && !isField(target),
      touchstart({ touches }) {
        touchedAt = touches[0]?.clientY as number
        return false
      },
      // The page follows the finger down.
      touchmove: ({ touches }) => (touches[0]?.clientY as number) > touchedAt + SLOP,
    }
    const onEvent = (event: Event) => {
      if (goesUp[event.type]?.(event as Input)) setScrolledUp(true)
    }
    return listen(hostOf(scroller), Object.keys(goesUp), onEvent)
  }, [elementRef, isWatching, hasScrolledUp])
  return hasScrolledUp
}
