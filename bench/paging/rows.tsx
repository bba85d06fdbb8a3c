// @ts-expect-error -- jsdom brings no types, and of it two lines use one class.
import { JSDOM } from 'jsdom'
import { memo } from 'react'

import type { Product } from '../../src/core/index.js'
import { selectListData } from '../../src/queries/index.js'
import type { Window } from './windows.js'

const { window } = new JSDOM() as { readonly window: typeof globalThis.window }
const { document, navigator } = window
Object.assign(globalThis, { window, document, navigator, IS_REACT_ACT_ENVIRONMENT: true })
// React looks for a document when it is loaded.
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')

/** How many rows of a plain list of memoised, keyed rows render when one window takes another's place. */
export async function rowsRendered(before: Window, after: Window): Promise<number> {
  let renders = 0
  const Row = memo(function Row(_: { readonly item: Product }) {
    renders++
    return null
  })
  const root = createRoot(document.createElement('main'))
  const show = (shown: Window) =>
    act(() => root.render(selectListData(shown).items.map((item) => <Row key={item.id} item={item} />)))
  await show(before)
  renders = 0
  await show(after)
  const rendered = renders
  await act(() => root.unmount())
  return rendered
}
