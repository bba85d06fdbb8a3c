import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface HistoryEntry {
  /** Identifies the visit. A list restores its place under this key. */
  readonly key: string
  readonly url: string
}

interface NavigateOptions {
  /** Replaces the URL of the current visit, as a filter does while the shopper chooses. */
  readonly replace?: boolean | undefined
}

export interface Router {
  readonly key: string
  readonly url: string
  readonly path: string
  readonly params: URLSearchParams
  readonly navigate: (url: string, options?: NavigateOptions) => void
  /** `undefined` on the first page. */
  readonly back: (() => void) | undefined
  /** `undefined` on the last page. */
  readonly forward: (() => void) | undefined
}

const RouterContext = createContext<Router | undefined>(undefined)

const createEntry = (url: string): HistoryEntry => ({ key: Math.random().toString(36).slice(2), url })

/** Links of the shop begin with `#/`, so that a link also works in a new tab. */
const openedUrl = () => (location.hash.startsWith('#/') ? location.hash.slice(1) : undefined)

/**
 * A router in memory, because the address of a story belongs to Storybook. It does what the router of an app does: history
 * entries with keys, scroll positions, and focus on the new page.
 */
export function RouterProvider({
  initialUrl,
  children,
}: {
  readonly initialUrl: string
  readonly children: ReactNode
}) {
  const [{ entries, index }, setHistory] = useState(() => ({
    entries: [createEntry(openedUrl() ?? initialUrl)],
    index: 0,
  }))
  const scrollPositions = useRef(new Map<string, number>())
  const entry = entries[index] as HistoryEntry
  const { key, url } = entry

  const shownKey = useRef(key)
  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo(0, scrollPositions.current.get(key) ?? 0)
  }, [key])

  const leave = () => scrollPositions.current.set(key, window.scrollY)
  const goTo = (next: number) => {
    leave()
    setHistory({ entries, index: next })
  }
  const { pathname, searchParams } = new URL(url, 'https://shop.example')
  const router: Router = {
    key,
    url,
    path: pathname,
    params: searchParams,
    navigate(to, { replace = false } = {}) {
      if (replace) {
        setHistory({ entries: entries.with(index, { key, url: to }), index })
        return
      }
      leave()
      setHistory({ entries: [...entries.slice(0, index + 1), createEntry(to)], index: index + 1 })
    },
    back: index > 0 ? () => goTo(index - 1) : undefined,
    forward: index < entries.length - 1 ? () => goTo(index + 1) : undefined,
  }
  return <RouterContext value={router}>{children}</RouterContext>
}

export function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('useRouter needs a RouterProvider above it.')
  return router
}
