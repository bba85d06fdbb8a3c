import { hasBox, idOf, itemElements } from '../../dom/anchor.js'
import { screenHeightOf, scrollerOf, topOf } from '../../dom/scroller.js'
import type { AnyList, ListSide } from '../state/list-state.js'
import type { Situation } from './auto-loader.js'

interface MeasuredList {
  readonly list: AnyList
  readonly listId: unknown
  readonly maxPages: number
}

export function measureSituation(
  root: Element,
  button: Element,
  side: ListSide,
  { list, listId, maxPages }: MeasuredList,
): Situation {
  const scroller = scrollerOf(button)
  const top = topOf(scroller)
  const bottom = top + scroller.clientHeight
  const screen = screenHeightOf(scroller)
  const rect = button.getBoundingClientRect()
  const dropped = list.data && list.data.pages.length >= maxPages ? droppedEdge(root, side, list) : undefined
  return {
    side,
    listId,
    items: list.data?.items,
    screen,
    // Which part of a higher scroller is on the screen, only observers know.
    distance: screen < scroller.clientHeight ? 0 : Math.max(rect.top - bottom, top - rect.bottom),
    position: side === 'next' ? rect.top - top : bottom - rect.bottom,
    droppedDistance: dropped === undefined ? undefined : side === 'next' ? top - dropped : dropped - bottom,
  }
}

/** Where the page at the other end of the list ends, on the side of the viewport. */
function droppedEdge(root: Element, side: ListSide, { data }: AnyList): number {
  const isFirst = side === 'next'
  const page = data?.pages.at(isFirst ? 0 : -1)
  // Nothing to see in a page without items.
  if (!data || !page || page.items.length === 0) return isFirst ? -Infinity : Infinity
  const ids = new Set(page.items.map(({ id }) => id))
  const all = itemElements(root)
  const edges: number[] = []
  let index = isFirst ? 0 : all.length - 1
  let element: HTMLElement | undefined
  for (; (element = all[index]) && ids.has(idOf(element)); index += isFirst ? 1 : -1) {
    // Every item of the page counts, because the last one is not the lowest in every layout.
    if (hasBox(element)) edges.push(edgeOf(element, isFirst))
    ids.delete(idOf(element))
  }
  // Rows that a virtual grid does not render lie between the rendered ones.
  if (ids.size > 0) edges.push(estimate())
  return isFirst ? Math.max(...edges) : Math.min(...edges)

  function estimate(): number {
    const items = data?.items ?? []
    const pageLength = page?.items.length ?? 0
    const rect = root.getBoundingClientRect()
    const start = edges.length > 0 ? (isFirst ? Math.max(...edges) : Math.min(...edges)) : undefined
    const from = start ?? (isFirst ? rect.top : rect.bottom)
    const count = pageLength - ids.size
    if (!element || !hasBox(element)) return isFirst ? rect.bottom : rect.top
    const id = idOf(element)
    const position = items.findIndex((item) => item.id === id)
    const reached = isFirst ? position : items.length - 1 - position
    // Position is unknown while the rows still show other items.
    if (position < 0 || reached <= count) return edgeOf(element, isFirst)
    return from + ((edgeOf(element, !isFirst) - from) * (pageLength - count)) / (reached - count)
  }
}

function edgeOf(element: Element, isBottom: boolean): number {
  const { top, bottom } = element.getBoundingClientRect()
  return isBottom ? bottom : top
}
