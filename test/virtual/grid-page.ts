import { act } from '@testing-library/react'

export const items = () => [...document.querySelectorAll<HTMLElement>('[data-item-id]')]
export const ids = () => items().map(({ dataset }) => dataset.itemId)
export const itemById = (id: string) => document.querySelector<HTMLElement>(`[data-item-id="${id}"]`)!

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Observers and effects run within these frames. */
export async function settle(frames = 3): Promise<void> {
  await act(async () => {
    for (let count = 0; count < frames; count++) await frame()
  })
}

export async function scrollTo(top: number, scroller: Element | Window = window): Promise<void> {
  scroller.scrollTo({ top, behavior: 'instant' })
  await settle(2)
}

export interface Place {
  readonly id: string
  readonly top: number
  readonly left: number
}

export function placeOf(id: string): Place {
  const { top, left } = itemById(id).getBoundingClientRect()
  return { id, top: Math.round(top), left: Math.round(left) }
}

export function seen(): Place {
  const item = items().find((each) => each.getBoundingClientRect().top >= 0)!
  return placeOf(item.dataset.itemId!)
}

/** The gap between two rows, plus rounding. */
const TOLERANCE = 20

/** Whether items cover all of the viewport that the list should fill. */
export function isFilled(): boolean {
  const boxes = items().map((item) => item.getBoundingClientRect())
  const list = document.querySelector('[role=feed], [role=list]')!.getBoundingClientRect()
  return (
    Math.min(...boxes.map(({ top }) => top)) <= Math.max(list.top, 0) + TOLERANCE &&
    Math.max(...boxes.map(({ bottom }) => bottom)) >= Math.min(list.bottom, window.innerHeight) - TOLERANCE
  )
}
