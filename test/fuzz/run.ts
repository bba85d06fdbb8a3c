import { fuzz } from './fuzz.js'

/** `npm run test:fuzz [count] [seed]`. Prints the response that causes an untyped error. */
const count = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? 1)

const { responses, read, refused } = await fuzz(count, seed)
console.log(
  `${responses} responses through client and readers: ${read} read, ${refused} refused with a typed error (seed ${seed})`,
)
