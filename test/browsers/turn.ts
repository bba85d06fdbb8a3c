/** Of the files of the browser tests, counted from 1. */
type Half = 1 | 2

const DAY_MS = 86_400_000

/** The days since 1970, in UTC, so that all machines have the same day. */
export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

/**
 * Whose turn it is: Firefox runs one half of the files and WebKit the other, and the next day the other way round. So each
 * file runs in one of the two every day, and in both within two days.
 */
export const halfOf = (browser: 'firefox' | 'webkit', day: number): Half =>
  (day % 2 === 0) === (browser === 'firefox') ? 1 : 2
