// `npm run test:long <name> [options]`: the long forms of tests. They belong before a release, not into every test run.
import { runNamed } from './run-named.js'

process.env.STOREFRONT_LONG = '1'
process.env.VITE_RANDOM_RUNS = 'whole'

runNamed('test:long', {
  // [seed|new]: all random cases of each property, of which `npm test` checks the first tenth.
  properties: ['test/properties/run.ts'],
  // [firefox|webkit]: all browser tests in Firefox and WebKit. A run of `.ci/run` has half of the files in each, by the day.
  browsers: ['test/browsers/run.ts'],
  // [count] [seed]: random histories of a list. Shrinks a history that fails, and prints a script that reproduces it.
  histories: ['test/histories/run.ts'],
  // [count] [seed]: the tables of the doctor's mistakes and habits, and random dialects of the mock store.
  doctor: ['packages/doctor/test/run.ts'],
  // The table of published shapes: what the doctor asks, the mapping that it writes, and what of it is right.
  mappings: ['packages/doctor/test/mapping/run.ts'],
  // [count] [seed]: random histories of a cart.
  carts: ['test/carts/run.ts'],
  // 20,000 random histories of prices, next to what the law asks for.
  prices: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'src/server/price-log'],
  // [count]: fills a hosted index from a store of so many products, and fails if its memory grows by more than their ids.
  'hosted-index': ['packages/search/test/hosted-index/run.ts'],
  // [count] [seed] [browser] [name=value]: random sessions of a shopper in a real browser. After each step, the products are where the
  // eye left them. Every fourth session is one at the till (isTill=true: all): one checkout is one order, for what was shown.
  shopper: ['test/shopper/run.ts'],
  // [presses] [seed]: random presses on the proof of the home page. ProductList loses, repeats and moves nothing.
  proof: ['test/proof/run.ts'],
  // [seconds|builds|bytes] [part of a name]: the seconds from the command that creates a shop to a list on the screen, for each template;
  // a build of each template with each store and each language; the bytes of the first page in production.
  // shops [count] [seed]: shops of random options in production, with a purchase in each.
  create: ['test/create/run.ts'],
  // [next|react-router] [count]: each page of an example's production server, and its heap before and after.
  heap: ['test/heap/run.ts'],
  // [count] [folder for snapshots] [optimized] [leak=bytes]: the Next example next to a bare Next, 40 requests at a time, of which
  // visitors cut some. Without V8's optimized code, which grows with a shop's own; `optimized` measures with it, as in production.
  // `leak=2400` keeps so many bytes of each request of the example, and has to fail.
  memory: ['test/heap/busy.ts'],
  // [count] [seed] [renderEvery]: mutated responses, read and rendered.
  fuzz: ['test/fuzz/run.ts'],
  // [count] [seed]: the generated schemas next to zod.
  schemas: ['test/schemas/run.ts'],
  // Prints the outcome of each fault at each moment of a request.
  faults: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/faults/vitest.config.ts'],
  // Random requests of agents against brute force, price filters in three currencies, and the official schemas, over the real catalogues.
  agents: [
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'node', '--testTimeout', '3600000'],
    ...['packages/agents/test/catalogs.test.ts', 'packages/agents/test/handlers.test.ts'],
    ...['packages/agents/test/price-filters.test.ts', 'packages/agents/test/versions.test.ts'],
  ],
  // [count]: product feeds of that many products, and the memory while they are written. Then each row of both catalogues.
  feeds: ['packages/agents/test/run-feeds.ts'],
  // --sample n --seed n --skip n [folders]: changes operators one at a time. Edits files in place.
  mutants: ['scripts/mutate.ts'],
})
