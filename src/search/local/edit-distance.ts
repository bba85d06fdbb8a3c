/**
 * One row for each letter of a text, with the edit distance between the text up to there and each beginning of `word`. Two
 * swapped neighbours are one edit.
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
export type Rows = number[][]

export const createRows = (word: string): Rows => [Array.from({ length: word.length + 1 }, (_, at) => at)]

/** Sets the row of the letter of `text` at `at`, and returns the lowest distance in it: later rows have none below. */
export function setRow(rows: Rows, word: string, text: string, at: number): number {
  const previous = rows[at] as number[]
  const row = [at + 1]
  let lowest = at + 1
  for (let j = 0; j < word.length; j++) {
    let distance = Math.min(
      (previous[j + 1] as number) + 1,
      (row[j] as number) + 1,
      (previous[j] as number) + (word[j] === text[at] ? 0 : 1),
    )
    if (at > 0 && j > 0 && word[j] === text[at - 1] && word[j - 1] === text[at])
      distance = Math.min(distance, ((rows[at - 1] as number[])[j - 1] as number) + 1)
    row.push(distance)
    lowest = Math.min(lowest, distance)
  }
  rows[at + 1] = row
  return lowest
}

/** The edit distance; any number above `max` if the distance is larger. */
export function editDistance(word: string, text: string, max: number): number {
  if (Math.abs(word.length - text.length) > max) return max + 1
  const rows = createRows(word)
  for (let at = 0; at < text.length; at++) if (setRow(rows, word, text, at) > max) return max + 1
  return rows[text.length]?.[word.length] as number
}
