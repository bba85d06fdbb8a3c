/** From 0 to 1, without 1. The same seed gives the same numbers on every platform. */
import { FNV_OFFSET, fnv1a } from 'storefront-react/internal'

export type SeededRandom = () => number

/** Mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A seed for the numbers of one string, such as a name, within a catalogue of the given seed. */
export const seedFrom = (text: string, seed = 0): number => fnv1a(text, FNV_OFFSET ^ seed)
