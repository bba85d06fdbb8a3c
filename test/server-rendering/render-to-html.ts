import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'

/** React 18 warns about layout effects when `renderToString` runs in a browser, so hide the warning. */
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
