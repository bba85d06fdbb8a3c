import { focusItem } from '../focus/focus-item.js'
import { holdFocus } from '../focus/hold-focus.js'
import { failureOf, loadingOf, sideOf, type AnyList } from '../state/list-state.js'
import { itemElements, offsetOf } from '../scroll/anchor.js'
import { holdScroll } from '../scroll/hold-scroll.js'

/**
 * What is done around a commit of another state of the list, so that the reader loses neither place nor focus.
 *
 * @param replacing set while the reader waits for another page in place of this one
 */
export function guardCommit(
  root: HTMLElement,
  before: AnyList,
  after: AnyList,
  replacing: { current: boolean },
): (() => void) | undefined {
  const itemsBefore = before.data?.items ?? []
  const itemsAfter = after.data?.items ?? []
  const isOtherItems = itemsBefore !== itemsAfter
  // The page that was waited for does not come; who tries again waits again.
  if (failureOf(after) && !after.isFetching) replacing.current = false
  if (replacing.current && isOtherItems && after.data && !after.isPlaceholderData) {
    replacing.current = false
    return () => showStart(root)
  }
  // Nothing moves when pages come at the end alone, which is most often so.
  const canMove = before.data?.pages.some((page, index) => page !== after.data?.pages[index])
  const restoreScroll =
    canMove && !before.isPlaceholderData && !replacing.current
      ? holdScroll(root, new Set(itemsAfter.map(({ id }) => id)), isPrepend(before, after))
      : undefined
  const restoreFocus = holdFocus(root, itemsBefore)
  return () => {
    restoreScroll?.()
    restoreFocus?.(itemsAfter)
  }
}

/** Whether the page above was added. It may have come so quickly that no render saw it being loaded. */
function isPrepend(before: AnyList, after: AnyList): boolean {
  const { param } = sideOf(before, 'previous')
  return loadingOf(before) === 'previous' || (!!param && param === after.data?.pages[0]?.param)
}

/** Another page is read from its start. */
function showStart(root: HTMLElement): void {
  const first = itemElements(root)[0]
  if (!first) return
  if (offsetOf(first) < 0) root.scrollIntoView({ behavior: 'instant' })
  focusItem(first)
}
