'use client'
import type { ReactNode } from 'react'

import { SPACER } from './grid-layout.js'

interface SpacerProps {
  /** The items' tag: a list may contain `<li>` only. */
  readonly tag: 'li' | 'div'
  /** Height of the replaced rows, in CSS pixels. */
  readonly height?: number | undefined
  /** Number of replaced cells. */
  readonly cells?: number | undefined
}

/** Takes the place of rows or cells that are not rendered. */
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
        // Scroll anchoring must choose an item: a spacer changes its height whenever rows are rendered.
        overflowAnchor: 'none',
      }}
    />
  )
}
