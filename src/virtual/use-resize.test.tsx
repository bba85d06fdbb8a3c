import { render } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { useResize } from './use-resize.js'

afterEach(() => vi.unstubAllGlobals())

it('tells the newest callback of a resize that comes between a commit and its passive effects', () => {
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  const told: number[] = []
  function Grid({ rows }: { readonly rows: number }) {
    const ref = useRef<HTMLDivElement>(null)
    useResize(ref, true, () => void told.push(rows))
    useLayoutEffect(() => resize())
    return <div ref={ref} />
  }
  const { rerender } = render(<Grid rows={1} />)
  told.length = 0
  rerender(<Grid rows={2} />)
  expect(told).toEqual([2])
})
