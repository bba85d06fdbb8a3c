'use client'
import { useEffect, useRef, useState } from 'react'

import { cursorOfParams, type ListParams, type PageCursor } from '../core/list/list-params.js'

// Keeps the cursor at which a load-more list was opened: an app may write another cursor to the URL, e.g. for the next
// reload, and this must not reset the list. Back, forward and changes of other params read the URL again.
export function useOpeningCursor<TFilters, TSort extends string>(
  params: ListParams<TFilters, TSort>,
  readUrl: () => ListParams<TFilters, TSort>,
): [params: ListParams<TFilters, TSort>, open: (cursor: PageCursor) => void] {
  const list = identityOf(params)
  const [opening, setOpening] = useState({ list, cursor: cursorOfParams(params) })
  let { cursor } = opening
  if (opening.list !== list) {
    cursor = cursorOfParams(params)
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
        current.list === identityOf(popped) ? { ...current, cursor: cursorOfParams(popped) } : current,
      )
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  return [
    { ...withoutCursor(params), ...cursor },
    (next) => {
      setOpening({ list, cursor: cursorOfParams(next) })
    },
  ]
}

function withoutCursor<TFilters, TSort extends string>({
  startingAfter: _,
  endingBefore: __,
  ...params
}: ListParams<TFilters, TSort>): ListParams<TFilters, TSort> {
  return params
}

function identityOf(params: ListParams<unknown>): string {
  return JSON.stringify(withoutCursor(params))
}
