import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { runs, seedOf } from '../setup/random-runs.js'
import { actionsOn } from '../../stories/proof/actions.js'
import { clean, openProof } from './press.js'

/** `npm run test:long proof` presses 200 times, and passes a seed. */
const PRESSES = Number(import.meta.env['VITE_PROOF_PRESSES'] ?? runs(24))
const SEED = Number(import.meta.env['VITE_PROOF_SEED'] ?? seedOf())
/** Before most presses, the textbook list is read again page by page. */
const TIMEOUT_MS = import.meta.env['VITE_PROOF_PRESSES'] ? 3_600_000 : 60_000

beforeEach(() => sessionStorage.clear())

describe.each([
  { store: 'keeps the position of deleted products', deletedCursor: 'resolves' as const },
  { store: 'forgets deleted products', deletedCursor: 404 as const },
])('the proof on a store that $store', ({ deletedCursor }) => {
  it(
    `counts nothing against ProductList in ${PRESSES} random presses in a row`,
    async () => {
      const names = actionsOn(deletedCursor).map(({ name }) => name)
      const [presses = []] = fc.sample(
        fc.array(fc.constantFrom(...names), { minLength: PRESSES, maxLength: PRESSES }),
        { seed: SEED, numRuns: 1 },
      )
      const press = await openProof({ deletedCursor })
      const red: string[] = []
      for (const [index, name] of presses.entries()) {
        const { ours } = await press(name)
        const bad = Object.entries(ours).filter(
          ([measure, count]) => count !== clean[measure as keyof typeof clean],
        )
        // With what led to it, so that a person can press the same buttons.
        if (bad.length > 0)
          red.push(
            `press ${index + 1}: ${bad.join(' ')} after ${presses.slice(Math.max(0, index - 4), index + 1).join(' > ')}`,
          )
      }
      expect(presses).toHaveLength(PRESSES)
      expect(red).toEqual([])
    },
    TIMEOUT_MS,
  )
})
