// @ts-expect-error -- jsdom has no types.
import * as jsdom from 'jsdom'
import { memo } from 'react'

import type { Product } from '../../src/core/index.js'
import { selectListData } from '../../src/queries/index.js'
import type { Window } from './windows.js'

const { JSDOM } = jsdom as { JSDOM: new () => { readonly window: typeof globalThis.window } }
const { window } = new JSDOM()
const { document, navigator } = window
Object.assign(globalThis, { window, document, navigator, IS_REACT_ACT_ENVIRONMENT: true })
// React reads `document` when it is imported.
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')

/** Counts the memoised, keyed rows of a plain list that re-render when one window replaces another. */
export function rowsRendered(before: Window, after: Window): number {
  let renders = 0
  const Row = memo(function Row(_: { readonly item: Product }) {
    renders++
    return null
  })
  const root = createRoot(document.createElement('main'))
  const show = (shown: Window) => {
    act(() => root.render(selectListData(shown).items.map((item) => <Row key={item.id} item={item} />)))
  }
  show(before)
  renders = 0
  show(after)
  const rendered = renders
  act(() => root.unmount())
  return rendered
}
