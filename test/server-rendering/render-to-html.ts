import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'

/** Hides React 18's warning about layout effects, which it logs when `renderToString` runs in a browser. */
export function renderToHtml(element: ReactElement): string {
  const { error } = console
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).includes('useLayoutEffect does nothing on the server')) error(...words)
  })
  try {
    return renderToString(element)
  } finally {
    spy.mockRestore()
  }
}
