import { hostileTexts, LIMIT, measureGrowth } from '../test/hostile/growth.js'
import { textSubjects } from '../test/hostile/subjects.js'
import { report } from './report.js'

// Above about 500 kB, `URLSearchParams` of Node itself slows down by steps.
const SIZE = 40_000

async function measure(name: string, run: (text: string) => unknown) {
  const safely = async (text: string) => {
    try {
      await run(text)
    } catch {
      // A refused text counts too.
    }
  }
  let worst = { text: '', small: 0, large: 0, ratio: 0 }
  for (const text of hostileTexts) {
    const growth = await measureGrowth(text.create, safely, SIZE)
    if (growth && growth.ratio > worst.ratio) worst = { text: text.name, ...growth }
  }
  const { small, large, ratio, text } = worst
  return {
    reader: name,
    [`${SIZE} (ms)`]: small.toFixed(1),
    [`${4 * SIZE} (ms)`]: large.toFixed(1),
    ratio: ratio ? ratio.toFixed(1) : 'too fast',
    text,
  }
}

const rows: Awaited<ReturnType<typeof measure>>[] = []
for (const [name, run] of Object.entries(textSubjects)) rows.push(await measure(name, run))

console.table(rows)
const worst = rows.reduce((most, row) => (Number(row.ratio) > (Number(most.ratio) || 0) ? row : most))
report({
  what: `the time of the slowest reader (${worst.reader}) for a hostile text, at 160 kB against at 40 kB`,
  // `too fast` to measure is not a growth.
  measured: Number(worst.ratio) || 1,
  atMost: LIMIT,
})
