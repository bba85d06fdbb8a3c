interface BenchmarkOptions {
  /** Time limit of a full run on a slow machine. */
  readonly minutes: number
  /** Whether it compares with packages that `npm install --prefix bench` installs. */
  readonly needsPeers?: boolean
  /** Whether `npm run bench` without names leaves it out. */
  readonly onlyByName?: boolean
}

const options = {
  sizes: { minutes: 10, needsPeers: true },
  validation: { minutes: 10 },
  paging: { minutes: 20 },
  variants: { minutes: 10, needsPeers: true },
  'first-products': { minutes: 40, needsPeers: true },
  requests: { minutes: 10, needsPeers: true },
  list: { minutes: 20 },
  'scroll-events': { minutes: 10 },
  append: { minutes: 15, needsPeers: true },
  scroll: { minutes: 40, needsPeers: true },
  search: { minutes: 15 },
  'search-page': { minutes: 15 },
  'mock-store': { minutes: 10 },
  growth: { minutes: 15 },
  /** Takes minutes of both cores, and downloads the dependencies. */
  cit: { minutes: 40, onlyByName: true },
} satisfies Record<string, BenchmarkOptions>

export type Benchmark = keyof typeof options

/** In the order of the table; `name` is the command `npm run bench:name`. */
export const benchmarks: Readonly<Record<Benchmark, BenchmarkOptions>> = options

export const isBenchmark = (name: string): name is Benchmark => name in options
