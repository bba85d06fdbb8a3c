import type { ListSide } from '../state/list-state.js'

/** Milliseconds without a user event after which the next event starts a new gesture. */
export const GESTURE_REST = 200

/** Something that the user did: turned the wheel, moved a finger, pressed a key or scrolled. */
export interface UserEvent {
  /** In milliseconds. */
  readonly time: number
  readonly side: ListSide
  /** Pixels that the content moved on the screen; 0 for an input event. */
  readonly travel: number
  /** Height of the viewport, in pixels. */
  readonly screen: number
}

/** What the page looks like when a load is possible. All lengths are in pixels. */
export interface Situation {
  readonly side: ListSide
  /** Identifies the list: other params are another list. */
  readonly listId: unknown
  /** Identifies the loaded items. */
  readonly items: unknown
  /** Height of the viewport. */
  readonly screen: number
  /** From the viewport to the button; 0 or less if the button is in view. */
  readonly distance: number
  /** From the edge of the viewport at which the list leaves it to the button; negative if the user has scrolled past the button. */
  readonly position: number
  /** From the viewport to the page that the load drops; 0 or less if the user sees it, `undefined` if the load drops no page. */
  readonly droppedDistance: number | undefined
}

export interface AutoLoader {
  /** The side to which the user last scrolled. */
  readonly sideOf: (listId: unknown) => ListSide
  readonly onUserEvent: (event: UserEvent, listId: unknown) => void
  /** A scroll of which the list cannot tell the distance continues a gesture. */
  readonly onUnseenScroll: (time: number) => void
  readonly mayLoad: (situation: Situation) => boolean
  readonly onLoad: (situation: Situation) => void
}

/**
 * Decides what `paging={autoPaging}` loads. The rule is in docs/product-list.md, "Paging": one screen ahead of the user, no
 * page in or near the viewport is dropped for it, and without room or progress one page for each gesture.
 */
export function createAutoLoader(): AutoLoader {
  let upwardListId: unknown = noList
  let hasGesture = false
  let last: UserEvent | undefined
  /** Since the last load or gesture, in pixels. */
  let travel = 0
  const loads: Partial<Record<ListSide, Situation>> = {}

  /** Whether the last automatic load brought items that moved the button away from the user. */
  const hasProgress = ({ side, listId, items, position }: Situation) => {
    const load = loads[side]
    // The user's scrolls since that load are not the list's: scroll anchoring can hold the button itself, or a footer.
    return !load || load.listId !== listId || (load.items !== items && position + travel - load.position >= 1)
  }

  return {
    sideOf: (listId) => (upwardListId === listId ? 'previous' : 'next'),

    onUserEvent(event, listId) {
      // A long scroll counts once for each screen, so that a fling does not stop at the end of each page.
      travel += event.travel
      if (event.side !== last?.side || event.time - last.time >= GESTURE_REST || travel >= event.screen) {
        hasGesture = true
        travel = 0
      }
      last = event
      upwardListId = event.side === 'previous' ? listId : noList
    },

    onUnseenScroll(time) {
      if (last) last = { ...last, time }
    },

    mayLoad(situation) {
      const { screen, distance, position, droppedDistance } = situation
      if (distance > screen) return false
      // A dropped page within one screen would be loaded again as soon as the user turned back.
      if (droppedDistance !== undefined) return hasGesture && droppedDistance > screen
      return hasGesture || (position >= 0 && hasProgress(situation))
    },

    onLoad(situation) {
      hasGesture = false
      travel = 0
      loads[situation.side] = situation
    },
  }
}

const noList = {}
