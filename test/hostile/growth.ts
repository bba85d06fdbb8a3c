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
  ['<script>', '</script'],
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
/** Below this, compilation and garbage collection decide the ratio. */
const MEASURABLE_MS = 100
const ROUNDS = 5

/** CPU time of this process, which other processes of a busy machine do not change. */
async function fastest<T>(create: () => T, run: (input: T) => unknown, known = Infinity): Promise<number> {
  const input = create()
  const start = process.cpuUsage()
  await run(input)
  const { user, system } = process.cpuUsage(start)
  return Math.min(known, (user + system) / 1000)
}

export interface Growth {
  /** Milliseconds of CPU time. */
  readonly small: number
  /** Milliseconds of CPU time. */
  readonly large: number
  readonly ratio: number
}

/**
 * Times `run` at `size` and at four times `size`. Repeats and keeps the minimum of each; the first run also warms up.
 * Returns `undefined` if the larger input takes too little time to compare.
 */
export async function measureGrowth<T>(
  create: (size: number) => T,
  run: (input: T) => unknown,
  size: number,
): Promise<Growth | undefined> {
  let large = await fastest(() => create(4 * size), run)
  if (large < MEASURABLE_MS) return undefined
  let small = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    small = await fastest(() => create(size), run, small)
    if (large / small < LIMIT || large < MEASURABLE_MS) break
    large = await fastest(() => create(4 * size), run, large)
  }
  return { small, large, ratio: large / small }
}

/** Quadratic work on four times as many characters takes 10^8 steps: it is measurable, but ends within a second. */
const TEXT_SIZE = 4000

/** Describes each input for which the time grows faster than linearly. */
export async function findNonlinear(
  name: string,
  run: (text: string) => unknown,
  texts: readonly HostileText[] = hostileTexts,
): Promise<string[]> {
  const found: string[] = []
  for (const text of texts) {
    const growth = await measureGrowth(text.create, run, TEXT_SIZE)
    if (!growth || growth.ratio < LIMIT) continue
    found.push(`${name} with ${text.name}: ${growth.small.toFixed(1)} ms, then ${growth.large.toFixed(1)} ms`)
  }
  return found
}
