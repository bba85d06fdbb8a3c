interface BenchmarkOptions {
  /** The program, in bench/. */
  readonly file: string
  /** Time limit of a full run on a slow machine. */
  readonly minutes: number
  /** Whether it compares with packages that `npm install --prefix bench` installs. */
  readonly needsPeers?: boolean
  /** Whether `npm run bench` without names leaves it out. */
  readonly onlyByName?: boolean
}

const options = {
  sizes: { file: 'sizes/sizes.bench.ts', minutes: 10, needsPeers: true },
  validation: { file: 'validation.bench.ts', minutes: 10 },
  paging: { file: 'paging/paging.bench.ts', minutes: 20 },
  variants: { file: 'variants.bench.ts', minutes: 10, needsPeers: true },
  'first-products': { file: 'first-products/first-products.bench.ts', minutes: 40, needsPeers: true },
  'first-load': { file: 'first-load/first-load.bench.ts', minutes: 15 },
  requests: { file: 'requests/requests.bench.ts', minutes: 10, needsPeers: true },
  refetch: { file: 'requests/refetch.bench.ts', minutes: 5 },
  list: { file: 'list/list.bench.ts', minutes: 20 },
  'list-cache': { file: 'list/cache.bench.ts', minutes: 5 },
  'list-hook': { file: 'list/hook.bench.ts', minutes: 5 },
  'scroll-events': { file: 'list/scroll-events.bench.ts', minutes: 10 },
  impressions: { file: 'list/impressions.bench.ts', minutes: 10 },
  append: { file: 'scroll/append.bench.ts', minutes: 15, needsPeers: true },
  scroll: { file: 'scroll/scroll.bench.ts', minutes: 40, needsPeers: true },
  search: { file: 'search/search.bench.ts', minutes: 15 },
  relevance: { file: 'search/relevance/relevance.bench.ts', minutes: 15, needsPeers: true },
  'search-sizes': { file: 'search/search-sizes.bench.ts', minutes: 15 },
  'search-page': { file: 'search/search-page.bench.ts', minutes: 15 },
  'mock-store': { file: 'mock-store.bench.ts', minutes: 10 },
  start: { file: 'start.bench.ts', minutes: 10 },
  heap: { file: 'heap.bench.ts', minutes: 10 },
  html: { file: 'html/html.bench.ts', minutes: 5 },
  'slow-paint': { file: 'html/slow-paint.bench.ts', minutes: 20 },
  growth: { file: 'growth.bench.ts', minutes: 15 },
  /** Takes minutes of both cores, and downloads the dependencies. */
  cit: { file: 'cit.bench.ts', minutes: 40, onlyByName: true },
} satisfies Record<string, BenchmarkOptions>

export type Benchmark = keyof typeof options

/** In the order of the table; `npm run bench <name>` runs one. */
export const benchmarks: Readonly<Record<Benchmark, BenchmarkOptions>> = options

export const isBenchmark = (name: string): name is Benchmark => name in options
