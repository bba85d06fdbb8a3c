import { compareSchemas } from './compare-schemas.js'

/** `npm run test:long schemas [count] [seed]`. Prints the values for which zod and the generated schemas differ. */
const count = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)

const { valid, invalid, differences } = compareSchemas(count, seed)
for (const difference of differences.slice(0, 10)) console.log(difference)
console.log(`${valid} valid and ${invalid} invalid values, ${differences.length} differences (seed ${seed})`)
if (differences.length > 0) process.exitCode = 1
