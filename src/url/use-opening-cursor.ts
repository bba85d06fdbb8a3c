'use client'
import { useEffect, useRef, useState } from 'react'

import type { ListParams, PageCursor } from '../core/index.js'

/**
 * The cursor that a list with load-more was opened at. While the list runs, the URL's cursor may move without
 * it, for instance as a mark for the next reload; it is read again when the list becomes another one (sort,
 * order, filters, page size) and on back and forward.
 *
 * @param readUrl parameters as the address bar has them
 * @returns parameters with that cursor, and a way to open the list at another one
 */
export function useOpeningCursor<TFilters>(
  params: ListParams<TFilters>,
  readUrl: () => ListParams<TFilters>,
): [params: ListParams<TFilters>, open: (cursor: PageCursor) => void] {
  const list = identityOf(params)
  const [opening, setOpening] = useState({ list, cursor: cursorOf(params) })
  let { cursor } = opening
  if (opening.list !== list) {
    cursor = cursorOf(params)
    setOpening({ list, cursor })
  }

  const rendered = useRef({ readUrl, pathname: '' })
  useEffect(() => {
    rendered.current = { readUrl, pathname: location.pathname }
  })

  // Subscribed once: the adapter's listener may render at once, and a listener that is replaced while the event
  // is on its way is not called.
  useEffect(() => {
    // From the address bar: an adapter may hand the values over later than the event. Where they name another
    // list, it is read when they arrive, in one piece.
    const onPopState = () => {
      // On the way to another page, which this list is not part of.
      if (location.pathname !== rendered.current.pathname) return
      const popped = rendered.current.readUrl()
      setOpening((current) =>
        current.list === identityOf(popped) ? { ...current, cursor: cursorOf(popped) } : current,
      )
    }
    addEventListener('popstate', onPopState)
    return () => {
      removeEventListener('popstate', onPopState)
    }
  }, [])

  return [
    { ...withoutCursor(params), ...cursor },
    (next) => {
      setOpening({ list, cursor: next })
    },
  ]
}

function cursorOf({ startingAfter, endingBefore }: ListParams<unknown>): PageCursor {
  return {
    ...(startingAfter !== undefined && { startingAfter }),
    ...(endingBefore !== undefined && { endingBefore }),
  }
}

function withoutCursor<TFilters>({
  startingAfter: _,
  endingBefore: __,
  ...params
}: ListParams<TFilters>): ListParams<TFilters> {
  return params
}

/** Two lists are the same one if only their cursors differ. */
function identityOf(params: ListParams<unknown>): string {
  return JSON.stringify(withoutCursor(params))
}
