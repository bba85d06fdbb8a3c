import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { createProofStore } from '../../stories/proof/proof-store.js'
import { inStoreOrder, look, readScore } from '../../stories/proof/scoreboard.js'

const ROW = 56
/** The button for the next page is slightly higher than a row. */
const BUTTON = 60

it.each([
  { where: 'at the end of the catalogue, where the row has no room', end: 0, pixels: 0 },
  { where: 'where the list could show more products', end: 10, pixels: BUTTON - ROW },
])('counts $pixels pixels for a button that one row replaced $where', ({ end, pixels }) => {
  const store = createProofStore(0, 'resolves')
  const ids = inStoreOrder(store).map(({ id }) => id)
  const last = ids.length - end
  const list = (length: number, button: number) => (
    <div data-testid="screen" style={{ overflow: 'auto', height: 4 * ROW, border: '6px solid' }}>
      <div>
        {ids.slice(last - 11, last - 11 + length).map((id) => (
          <div key={id} data-item-id={id} style={{ height: ROW }} />
        ))}
        <div style={{ height: button }} />
      </div>
    </div>
  )
  const { getByTestId, rerender } = render(list(10, BUTTON))
  const screen = getByTestId('screen')
  screen.scrollTop = screen.scrollHeight
  const before = look(screen)
  rerender(list(11, 0))
  expect(before.scrollTop - screen.scrollTop).toBe(BUTTON - ROW)
  const changes = { changed: new Set<string>(), unread: new Set<string>() }
  expect(readScore(screen, before, store, changes).pixels).toBe(pixels)
})
