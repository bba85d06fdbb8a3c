'use client'
import type { ReactNode } from 'react'

import { useInlineStyle } from '../parts/use-inline-style.js'
import { SPACER } from './grid-layout.js'

interface SpacerProps {
  /** A list may contain `<li>` only. */
  readonly tag: 'li' | 'div'
  readonly height?: number | undefined
  readonly cells?: number | undefined
}

export function Spacer({ tag: Tag, height = 0, cells }: SpacerProps): ReactNode {
  return (
    <Tag
      aria-hidden
      {...{ [SPACER]: '' }}
      style={useInlineStyle({
        gridColumn: cells === undefined ? '1 / -1' : `span ${cells}`,
        blockSize: Math.max(height, 0),
        minBlockSize: 0,
        margin: 0,
        padding: 0,
        border: 0,
        visibility: 'hidden',
        // Scroll anchoring must choose an item: the height of a spacer changes whenever rows render.
        overflowAnchor: 'none',
      })}
    />
  )
}
