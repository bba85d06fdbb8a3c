'use client'
import { Component, createElement, memo, type ReactNode } from 'react'

import type { Entity } from '../../core/resources/define-resource.js'
import { findAnchor, hasBox, itemElement, scrollToAnchor, type Anchor } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { ListData } from '../../queries/list/share-list.js'
import { holdPlace, type Hold } from '../restore/hold-place.js'
import { useLateAnchoring } from '../scroll/use-late-anchoring.js'
import type { ListPosition, ListRecord, Restoration, RevealItem } from '../state/restoration.js'
import { cursorOf, type AnyList } from '../state/list-state.js'
import { useProductList, type ProductListContextValue } from '../state/product-list-context.js'
import { capturePosition } from './capture-position.js'

type Value = ProductListContextValue

interface OwnedListPosition extends ListPosition {
  /** Called before a commit that changes the list. */
  readonly capture: (before: Value, after: Value, isReplacing: { current: boolean }) => void
  /** Called after the commit: the position and the focus are where they were before it. */
  readonly settle: (list: AnyList, record: ListRecord | undefined) => void
  /** @returns a function that stops it */
  readonly restore: (record: ListRecord | undefined) => (() => void) | undefined
  /** Restores the place of the record in these items. Loads pages up to the recorded count if that is impossible. */
  readonly restoreIn: (list: AnyList, restoration: Restoration) => void
  readonly release: () => void
}

/** The place that the list restores until the user acts. */
interface PendingPlace {
  readonly place: Anchor
  /** @returns the missing pixels when the content is too short */
  readonly restore: () => number
  /** Called when a virtual grid has rendered the item. */
  onRevealed?: () => void
  readonly hold: Hold
}

/**
 * Owns the scroll position of one list, until the user acts: the place that it restores, and after that the item that it
 * holds while rows above it grow.
 */
export function createListPosition(): OwnedListPosition {
  const rootRef: { current: HTMLElement | null } = { current: null }
  let reveal: RevealItem | undefined
  let afterCommit: ReturnType<typeof capturePosition> | null
  let pending: PendingPlace | undefined
  let started: ListRecord | undefined
  const holdRow = createRowHolder(rootRef, (id, offset) => reveal?.(id, offset))

  return {
    rootRef,
    setReveal: (next) => (reveal = next),
    isSettled: () => pending?.hold.isSettled() !== false,

    capture(before, after, isReplacing) {
      const root = rootRef.current
      afterCommit = root && capturePosition(root, before, after, isReplacing)
    },

    settle(list, record) {
      let row = afterCommit?.()
      afterCommit = undefined
      if (row === undefined) return
      const restored = pending?.hold
      // A router's loader can bring fewer pages than the user had loaded: the restoration loads the rest.
      if (restored && record && list.hasNextPage && (list.data?.pages.length ?? 0) < record.pageCount) return
      // The recorded item can have moved in the list, or be gone: from now on, hold what the user sees.
      if (restored?.isSettled()) {
        restored.stop()
        pending = undefined
        row ??= findAnchor(rootRef.current as Element) ?? null
      }
      // Once the user has acted, no scroll is a router's: a fling can reach the top of the page.
      holdRow(row && { scrollTop: restored && record?.scrollTop, ...row })
    },

    restore(record) {
      const root = rootRef.current
      // React repeats effects when it reveals hidden content (Suspense, Activity): restore each record once.
      if (started !== record) pending = undefined
      else if (!pending) return
      started = record
      // With several lists on a page, only the one that the user was reading scrolls it. Each carousel scrolls itself.
      if (!root || !record || (!record.holdsViewport && record.sideOffset === undefined)) return
      const place = { ...record }
      const last = {}
      const scrollTo = (element: Element) =>
        scrollToAnchor(root, element, record.holdsViewport ? place : { sideOffset: place.sideOffset }, last)
      const find = () => itemElement(root, place.id)
      let frame = 0
      let isHidden = false
      const restore = () => {
        cancelAnimationFrame(frame)
        const element = find()
        isHidden = !element
        if (element) return hasBox(element) ? scrollTo(element) : 0
        reveal?.(place.id, place.offset)
        // A virtual grid renders the item before the next frame.
        frame = requestAnimationFrame(() => {
          if (find()) restoreAgain()
        })
        return 0
      }
      // Whether the content is too short for the item is known only now that it is rendered.
      const restoreAgain = () => ((isHidden && find() && pending?.onRevealed) || restore)()
      const hold = holdPlace(root, place, {
        find,
        restore: restoreAgain,
        onEnd() {
          cancelAnimationFrame(frame)
          pending = undefined
        },
      })
      pending = { place, restore, hold }
      return () => {
        cancelAnimationFrame(frame)
        hold.stop()
      }
    },

    restoreIn(list, restoration) {
      const { record, cursor } = restoration
      const { data } = list
      const current = pending
      if (!current || !record || !data || list.isPlaceholderData) return
      const indexOf = (id?: string) => data.items.findIndex((item) => item.id === id)
      const [own, next] = [indexOf(record.id), indexOf(record.next?.id)]
      // The item was deleted, or has moved behind the one after it, which is where the user saw it.
      const isNext = next >= 0 && (own < 0 || own > next)
      const isMissing = own < 0 && next < 0
      const following = isMissing && findFollowing(data, restoration)
      Object.assign(current.place, isNext ? record.next : record, following && { id: following.id })
      const restoreOrLoad = () => {
        const missing = current.restore()
        if (
          (missing >= 1 || (isMissing && !following)) &&
          list.hasNextPage &&
          // Unless the list opens after an item, new items before the recorded one can need a page of their own.
          data.pages.length < record.pageCount + (cursor?.startingAfter ? 0 : 1)
        ) {
          // After a failure, leave the retry to the user.
          if (!list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
        } else current.hold.extend()
      }
      current.onRevealed = restoreOrLoad
      restoreOrLoad()
    },

    release: () => holdRow(null),
  }
}

/** @returns a function that holds an item while rows above it grow; `null` ends the hold */
function createRowHolder(rootRef: { readonly current: HTMLElement | null }, reveal: RevealItem) {
  let held: Hold | undefined
  /** Where a router may still scroll: until the user has acted. */
  let routerTop: number | undefined
  return (row: (Anchor & Partial<Pick<ListRecord, 'scrollTop'>>) | null): void => {
    // The list has a new position, so an earlier item must not pull it back.
    held?.stop()
    const root = rootRef.current
    if (!root || !row) return
    const find = () => itemElement(root, row.id)
    routerTop ??= row.scrollTop
    const last = {}
    const restore = () => {
      const element = find()
      if (element) scrollToAnchor(root, element, row, last)
      // Changed rows above it, or rows that a virtual grid has measured there, pushed it out of view.
      else reveal(row.id, row.offset)
    }
    if (!find()) restore()
    held = holdPlace(
      root,
      { ...row, scrollTop: routerTop, holdsViewport: true },
      { find, restore, onEnd: () => (routerTop = undefined) },
    )
    held.extend()
  }
}

/** The item after recorded ones that were deleted, once it is loaded. At the end of the list, the item before them. */
function findFollowing({ items, pages }: ListData<Entity>, { cursor, record }: Restoration) {
  const first = pages[0]?.param
  // Not by identity: a store that does not know the items beside the record starts the list at its head again. A page of
  // search results need not contain the item.
  if (
    first &&
    first.kind !== 'page' &&
    JSON.stringify(cursorOf(first)) === JSON.stringify(record?.resumeCursor)
  )
    return items[0]
  const before = cursor?.endingBefore
  const at = before ? pages.findIndex(({ param }) => cursorOf(param).endingBefore === before) : -1
  return pages[at]?.nextParam ? pages[at + 1]?.items[0] : pages[at]?.items.at(-1)
}

/**
 * Rendered after the parts and from the same store: its effects then find the parts' new elements. Memoised, so that it
 * renders after the commit of the root and never before the parts.
 */
export const PositionEffects = memo(function PositionEffects({
  position,
}: {
  readonly position: OwnedListPosition
}) {
  const { list, auto, restoration } = useProductList()
  const { record, cursor } = restoration
  useClientLayoutEffect(() => position.release, [position])
  useClientLayoutEffect(() => position.settle(list, record), [position, list, record])
  useClientLayoutEffect(() => position.restore(record), [position, record, cursor])
  useClientLayoutEffect(() => position.restoreIn(list, restoration), [position, list, restoration])
  useLateAnchoring(position.rootRef)
  return auto ? createElement(auto.UserEvents) : null
})

interface BeforeCommitProps {
  readonly value: Value
  readonly onBeforeCommit: (before: Value, after: Value) => void
}

// A class, because `getSnapshotBeforeUpdate` has no hook equivalent.
// https://react.dev/reference/react/Component#getsnapshotbeforeupdate
export class BeforeCommit extends Component<BeforeCommitProps> {
  override getSnapshotBeforeUpdate({ value }: BeforeCommitProps): null {
    if (value !== this.props.value) this.props.onBeforeCommit(value, this.props.value)
    return null
  }

  override componentDidUpdate(): void {
    // React warns about `getSnapshotBeforeUpdate` without this method.
  }

  override render(): ReactNode {
    return null
  }
}
