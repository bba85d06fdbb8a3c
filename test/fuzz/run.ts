import { fuzz } from './fuzz.js'

/** `npm run test:long fuzz [count] [seed] [renderEvery]`: a renderEvery of 10 renders one in ten. Prints the response that causes an untyped error. */
const count = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? 1)
const renderEvery = Number(process.argv[4] ?? 1)

// The tests cover development messages. Here, a million of them would hide the summary.
const { warn, error } = console
console.warn = console.error = () => {}
const started = Date.now()
try {
  const summary = await fuzz(count, { seed, renderEvery })
  const { responses, read, refused, rendered, renderedWithItems } = summary
  console.log(
    `${responses} mutated responses (seed ${seed}) in ${Math.round((Date.now() - started) / 1000)} s: ` +
      `${read} read, ${refused} refused with a typed error. ` +
      `${rendered} rendered by hooks and parts, ${renderedWithItems} of them with items.`,
  )
} finally {
  Object.assign(console, { warn, error })
}
