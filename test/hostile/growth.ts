/** Texts that make a pattern with overlapping repetitions backtrack: `prefix`, then `piece` many times, then `suffix`. */
const PIECES = [
  ...[
    ' ',
    '\t',
    '\n',
    '\n ',
    ' \n',
    '\r',
    '\u00a0',
    '/',
    './',
    '<',
    '<p ',
    '<p>',
    '<p a="',
    '<p a=\' "',
    '<!--',
  ],
  ...[
    '<script',
    '</script ',
    '<style>',
    '&',
    '&#',
    '&a',
    '%',
    '%25',
    '%2e',
    '.',
    ':',
    'a',
    '1',
    '"',
    '\\',
    '\ud83d',
  ],
  ...['[', '{"a":', '\\u0070', '#', '?', 'pk_'],
]

const FRAMES = [
  ['', ''],
  ['a', 'x'],
  ['<p>a', 'x'],
  ['<p ', '>'],
] as const

export interface HostileText {
  readonly name: string
  readonly create: (length: number) => string
}

export const hostileTexts: readonly HostileText[] = PIECES.flatMap((piece) =>
  FRAMES.map(([prefix, suffix]) => ({
    name: JSON.stringify(`${prefix}${piece}…${suffix}`),
    create: (length: number) => prefix + piece.repeat(Math.ceil(length / piece.length)) + suffix,
  })),
)

/** Linear work takes 4 times as long for 4 times the input, quadratic work 16 times. */
export const LIMIT = 8
/** Below this, the clock and garbage collection decide the ratio. */
const MEASURABLE_MS = 100
const ROUNDS = 5

function fastest<T>(create: () => T, run: (input: T) => unknown, known = Infinity): number {
  const input = create()
  const start = performance.now()
  run(input)
  return Math.min(known, performance.now() - start)
}

export interface Growth {
  readonly small: number
  readonly large: number
  readonly ratio: number
}

/**
 * Times `run` at `size` and at four times `size`. Repeats and keeps the minimum of each, because a busy machine only adds
 * time. Returns `undefined` if the larger input takes too little time to compare.
 */
export function measureGrowth<T>(
  create: (size: number) => T,
  run: (input: T) => unknown,
  size: number,
): Growth | undefined {
  let large = fastest(() => create(4 * size), run)
  if (large < MEASURABLE_MS) return undefined
  let small = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    small = fastest(() => create(size), run, small)
    if (large / small < LIMIT || large < MEASURABLE_MS) break
    large = fastest(() => create(4 * size), run, large)
  }
  return { small, large, ratio: large / small }
}

/** Quadratic work on four times as many characters takes 10^8 steps: it is measurable, but ends within a second. */
const TEXT_SIZE = 4000

/** Describes each input for which the time grows faster than linearly. */
export function findNonlinear(
  name: string,
  run: (text: string) => unknown,
  texts: readonly HostileText[] = hostileTexts,
): string[] {
  return texts.flatMap((text) => {
    const growth = measureGrowth(text.create, run, TEXT_SIZE)
    if (!growth || growth.ratio < LIMIT) return []
    return [`${name} with ${text.name}: ${growth.small.toFixed(1)} ms, then ${growth.large.toFixed(1)} ms`]
  })
}
