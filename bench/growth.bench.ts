import { hostileTexts, LIMIT, measureGrowth } from '../test/hostile/growth.js'
import { textSubjects } from '../test/hostile/subjects.js'

const SIZE = 160_000

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
const misses = rows.filter(({ ratio }) => Number(ratio) >= LIMIT)
if (misses.length > 0) {
  console.error(`Faster than linear growth: ${misses.map(({ reader }) => reader).join(', ')}`)
  process.exitCode = 1
}
