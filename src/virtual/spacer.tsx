'use client'
import type { ReactNode } from 'react'

import { SPACER } from './grid-layout.js'

interface SpacerProps {
  /** As the items: a list holds nothing but `<li>`. */
  readonly tag: 'li' | 'div'
  /** In place of rows: their height, in CSS pixels. */
  readonly height?: number | undefined
  /** In place of cells: how many. */
  readonly cells?: number | undefined
}

/** Takes up the room of what is not rendered. */
export function Spacer({ tag: Tag, height = 0, cells }: SpacerProps): ReactNode {
  return (
    <Tag
      aria-hidden
      {...{ [SPACER]: '' }}
      style={{
        gridColumn: cells === undefined ? '1 / -1' : `span ${cells}`,
        blockSize: Math.max(height, 0),
        minBlockSize: 0,
        margin: 0,
        padding: 0,
        border: 0,
        visibility: 'hidden',
        // The browser is to hold on to an item, never to what stands for others.
        overflowAnchor: 'none',
      }}
    />
  )
}
