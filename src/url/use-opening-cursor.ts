'use client'
import { useEffect, useRef, useState } from 'react'

import type { ListParams, PageCursor } from '../core/index.js'

// Keeps the cursor at which a load-more list was opened: an app may write another cursor to the URL, e.g. for the next
// reload, and this must not reset the list. Back, forward and changes of other params read the URL again.
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

  // Subscribe once: the browser skips a listener that a synchronous render replaces during the event.
  useEffect(() => {
    // Adapters may update their values after this event. If the URL is of another list, wait for those values.
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
      setOpening({ list, cursor: cursorOf(next) })
    },
  ]
}

/** Without the page of a search, which the URL keeps among the filters. */
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

function identityOf(params: ListParams<unknown>): string {
  return JSON.stringify(withoutCursor(params))
}
