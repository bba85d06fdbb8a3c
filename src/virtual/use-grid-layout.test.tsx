import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { useGridLayout } from './use-grid-layout.js'

let width = 0
let columns = ''
let resize = () => {}

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback
  }
  observe = vi.fn()
  disconnect = vi.fn()
}

function Grid() {
  const gridRef = useRef<HTMLDivElement>(null)
  const layout = useGridLayout(gridRef, true)
  return (
    <div
      ref={(grid) => {
        gridRef.current = grid
        // jsdom has no layout.
        if (grid) grid.getBoundingClientRect = () => new DOMRect(0, 0, width, 400)
      }}
      style={{ display: 'grid', gridTemplateColumns: columns }}
    >
      <output>{`${layout?.width} px, ${layout?.columns} columns`}</output>
    </div>
  )
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the width', () => (width = 500), '500 px, 2 columns'],
  ['the number of columns', () => (columns = '100px 100px 100px'), '400 px, 3 columns'],
])('useGridLayout measures again when only %s changes', (_, change, expected) => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  width = 400
  columns = '200px 200px'
  const { rerender } = render(<Grid />)
  expect(screen.getByRole('status').textContent).toBe('400 px, 2 columns')
  change()
  rerender(<Grid />)
  act(() => resize())
  expect(screen.getByRole('status').textContent).toBe(expected)
})
