'use client'
import { useState } from 'react'

interface LineInput<TLine> {
  readonly id: string
  /** What the line is made of. */
  readonly inputs: readonly unknown[]
  readonly create: () => TLine
}

/** Keeps the identity of each line whose inputs did not change, so that a change re-renders one row and not all. */
export function useJoinedLines<TLine>(): (lines: readonly LineInput<TLine>[]) => readonly TLine[] {
  // Concurrent renders may run in any order: each compares with the latest lines, and all results are equal.
  const [join] = useState(() => createJoin<TLine>())
  return join
}

function createJoin<TLine>() {
  let known = new Map<string, { readonly inputs: readonly unknown[]; readonly line: TLine }>()
  return (lines: readonly LineInput<TLine>[]) => {
    const next: typeof known = new Map()
    for (const { id, inputs, create } of lines) {
      const old = known.get(id)
      const isSame = old?.inputs.every((input, index) => Object.is(input, inputs[index]))
      next.set(id, old && isSame ? old : { inputs, line: create() })
    }
    known = next
    return [...next.values()].map(({ line }) => line)
  }
}
