import { hostileTexts, LIMIT, measureGrowth } from '../test/hostile/growth.js'
import { textSubjects } from '../test/hostile/subjects.js'

const SIZE = 160_000

const rows = Object.entries(textSubjects).map(([name, run]) => {
  const safely = (text: string) => {
    try {
      return run(text)
    } catch {
      return undefined
    }
  }
  let worst = { text: '', small: 0, large: 0, ratio: 0 }
  for (const text of hostileTexts) {
    const growth = measureGrowth(text.create, safely, SIZE)
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
})

console.table(rows)
const misses = rows.filter(({ ratio }) => Number(ratio) >= LIMIT)
if (misses.length > 0) {
  console.error(`Faster than linear growth: ${misses.map(({ reader }) => reader).join(', ')}`)
  process.exitCode = 1
}
