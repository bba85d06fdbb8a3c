import { afterEach, describe, expect, it } from 'vitest'

import type { AnyList, ListSide } from '../state/list-state.js'
import { measureSituation } from './measure-situation.js'

/** In pixels. The list has 20 rows in two pages. */
const [ROW, SCREEN] = [100, 400]
const rows = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }))
const list = {
  data: { items: rows, pages: [{ items: rows.slice(0, 10) }, { items: rows.slice(10) }] },
} as unknown as AnyList

afterEach(() => document.body.replaceChildren())

/** A full `maxPages` window in an element that scrolls; only some rows are rendered, as in a virtual grid. */
function measure(side: ListSide, rendered: readonly number[], scrollTop: number) {
  const items = rendered.map(
    (index) =>
      `<div data-item-id="${index}" style="position: absolute; top: ${index * ROW}px; height: ${ROW}px"></div>`,
  )
  const root = `<div data-product-list style="position: relative; height: ${rows.length * ROW}px">${items.join('')}</div>`
  const button = '<button style="display: block; height: 50px">Show</button>'
  document.body.innerHTML = `<div style="height: ${SCREEN}px; overflow-y: scroll">
    ${side === 'next' ? root + button : button + root}
  </div>`
  const scroller = document.body.firstElementChild!
  scroller.scrollTop = scrollTop
  return measureSituation(
    scroller.querySelector('[data-product-list]')!,
    scroller.querySelector('button')!,
    side,
    { list, listId: 'list', maxPages: 2 },
  )
}

const all = rows.map((_, index) => index)

describe('measureSituation', () => {
  it('measures how far the button is ahead of the viewport, and how far the user would have to turn back', () => {
    expect(measure('next', all, 1300)).toMatchObject({ distance: 300, position: 700, screen: SCREEN })
    expect(measure('next', all, 1650)).toMatchObject({ distance: -50, position: 350 })
    expect(measure('previous', all, 250)).toMatchObject({ distance: 200, position: 600, screen: SCREEN })
  })

  it('measures how far the page that a load drops is from the viewport', () => {
    expect(measure('next', all, 1500).droppedDistance).toBe(500)
    expect(measure('previous', all, 250).droppedDistance).toBe(400)
  })

  it('estimates the end of a dropped page from the rendered rows on both sides of it', () => {
    // For example, the focused row and the rows in view.
    expect(measure('next', [0, 15, 16, 17, 18], 1500).droppedDistance).toBe(500)
    expect(measure('previous', [1, 2, 3, 4, 19], 250).droppedDistance).toBe(400)
  })

  it('takes the nearest row for the end of a dropped page while the rows still show other items', () => {
    const item = (id: string) => `<div data-item-id="${id}" style="height: ${ROW}px"></div>`
    document.body.innerHTML = `<div><div data-product-list>${item('0')}${item('gone')}</div><button></button></div>`
    const root = document.querySelector<HTMLElement>('[data-product-list]')!
    const { bottom } = root.getBoundingClientRect()
    const { droppedDistance } = measureSituation(root, document.querySelector('button')!, 'next', {
      list,
      listId: 'list',
      maxPages: 2,
    })
    expect(droppedDistance).toBe(-bottom)
  })
})
