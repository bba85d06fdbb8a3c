import { render, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

import { Proof } from '../../stories/proof/proof.js'
import type { DeletedCursor } from '../../stories/proof/proof-store.js'

export interface Scores {
  readonly textbook: Record<string, number>
  readonly ours: Record<string, number>
}

/** Four counts without a loss for the shopper. */
export const clean = { duplicates: 0, missing: 0, pixels: 0, errors: 0 }

interface OpenOptions {
  /** CSS of the page. */
  readonly style?: string
  /** What the store does with the cursor of a deleted product. */
  readonly deletedCursor?: DeletedCursor
  /** How long both lists rest before an action, after they were brought to one product. */
  readonly pauseMs?: number
}

/** Resolves with a function that presses a button of the proof, and reads both scores once nothing loads. */
export async function openProof({ style = '', deletedCursor, pauseMs = 0 }: OpenOptions = {}) {
  const { container } = render(
    <>
      <style>{style}</style>
      <Proof latency={20} pauseMs={pauseMs} deletedCursor={deletedCursor} />
    </>,
  )
  const rest = () =>
    waitFor(
      () => {
        expect(container.querySelector('[data-proof-busy]')).toBeNull()
      },
      // Deep in the list, the textbook list reads a hundred pages before it is where ProductList is.
      { timeout: 60_000 },
    )
  await rest()
  return async (action: string): Promise<Scores> => {
    await userEvent.click(screen.getByRole('button', { name: action }))
    await rest()
    return { textbook: scoreOf('useInfiniteQuery'), ours: scoreOf('ProductList') }
  }
}

/** The requests are shown and not judged: a list that repairs itself can need one more. */
export function scoreOf(label: 'useInfiniteQuery' | 'ProductList'): Record<string, number> {
  const table = screen.getByRole('table', { name: 'What a shopper would notice' })
  const column = within(table)
    .getAllByRole('columnheader')
    .findIndex((header) => header.textContent === label)
  const rows = [...table.querySelectorAll<HTMLElement>('[data-measure]')]
  const values = rows.map(
    (row) => [row.dataset['measure']!, Number(row.querySelectorAll('td')[column]!.textContent)] as const,
  )
  return Object.fromEntries(values.filter(([measure]) => measure !== 'requests'))
}
