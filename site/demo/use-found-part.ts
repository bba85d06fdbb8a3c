import { useEffect, useState } from 'react'

import { findElement, findPartAround, findPartAt, isShown, type FoundPart } from './find-part.js'
import { shopParts, type ShopPart } from './shop-parts.js'

/** The pointer crosses other parts on its way to the drawer, and they must not replace the part that is shown. */
const DWELL_MS = 120
const REFRESH_MS = 150

export interface UseFoundPartResult extends FoundPart {
  /** The names of the parts that are on the page. */
  readonly present: readonly string[]
  readonly choose: (part: ShopPart) => void
}

/** The part under the pointer, with the focus, tapped, or chosen. Its element is outlined. */
export function useFoundPart(): UseFoundPartResult {
  const [present, setPresent] = useState(findPresent)
  const [found, setFound] = useState<FoundPart>(() => {
    const part = shopParts.find(({ name }) => present.includes(name)) ?? shopParts[0]!
    return { part, element: findElement(part) }
  })
  useEffect(() => watchPointer(setFound), [])
  useEffect(
    () =>
      watchPage(() => {
        setPresent((before) => {
          const now = findPresent()
          return now.join() === before.join() ? before : now
        })
        setFound((before) => {
          if (isShown(before.element)) return before
          const element = findElement(before.part)
          return element === before.element ? before : { part: before.part, element }
        })
      }),
    [],
  )
  const { element } = found
  useEffect(() => {
    element?.setAttribute('data-explained', '')
    return () => element?.removeAttribute('data-explained')
  }, [element])
  return {
    ...found,
    present,
    choose: (part) => {
      const chosen = findElement(part)
      chosen?.scrollIntoView({ block: 'nearest' })
      setFound({ part, element: chosen })
    },
  }
}

const findPresent = () => shopParts.filter((part) => findElement(part)).map(({ name }) => name)

function watchPointer(onFound: (found: FoundPart) => void): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointedAt: Element | undefined
  const show = (found: FoundPart | undefined) => {
    clearTimeout(timer)
    if (found) onFound(found)
  }
  document.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      // A finger that moves scrolls the page.
      if (pointerType === 'touch') return
      const found = findPartAt(clientX, clientY)
      if (found?.element === pointedAt) return
      pointedAt = found?.element
      clearTimeout(timer)
      timer = setTimeout(() => show(found), DWELL_MS)
    },
    options,
  )
  document.addEventListener(
    'click',
    ({ detail, clientX, clientY }) => {
      // A click by keyboard has no position.
      if (detail > 0) show(findPartAt(clientX, clientY))
    },
    options,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      // A click also moves the focus, often to an element around the one under the pointer.
      if (target instanceof Element && target.matches(':focus-visible')) show(findPartAround(target))
    },
    options,
  )
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Calls back soon after the page has changed. */
function watchPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      onChange()
    }, REFRESH_MS)
  })
  // A dialog opens with an attribute, and the filters of a phone with a class.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'class'] })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
