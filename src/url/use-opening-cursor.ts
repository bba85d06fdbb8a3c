'use client'
import { useEffect, useRef, useState } from 'react'

import type { ListParams, PageCursor } from '../core/index.js'

/**
 * Keeps the cursor at which a load-more list was opened. An app may write another cursor to the URL while the list is
 * shown, e.g. for the next reload, and this must not reset the list. The URL's cursor is read again on back and
 * forward, and when sort, order, filters or page size change.
 *
 * @param readUrl returns the parameters in the address bar
 * @returns the parameters with the opening cursor, and a function that opens the list at another cursor
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

  const latestRef = useRef({ readUrl, pathname: '' })
  useEffect(() => {
    latestRef.current = { readUrl, pathname: location.pathname }
  })

  // Subscribe once: the adapter's popstate listener may render synchronously, and the browser does not call a listener
  // that is replaced while the event is dispatched.
  useEffect(() => {
    // Read the address bar: adapters may update their values after the event. If the URL is of another list, wait for
    // those values, so that the list and its cursor change in one render.
    const onPopState = () => {
      // The router is leaving this page.
      if (location.pathname !== latestRef.current.pathname) return
      const popped = latestRef.current.readUrl()
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

/** Lists that differ only in their cursor are the same list. */
function identityOf(params: ListParams<unknown>): string {
  return JSON.stringify(withoutCursor(params))
}
