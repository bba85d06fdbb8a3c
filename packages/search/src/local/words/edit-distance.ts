/**
 * One row for each letter of a text, with the edit distance between the text up to there and each beginning of `word`. Two
 * swapped neighbours are one edit.
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
export type Rows = Uint8Array[]

export const createRows = (word: string): Rows => [
  Uint8Array.from({ length: word.length + 1 }, (_, at) => at),
]

/** Sets the row of the letter of `text` at `at`, and returns the lowest distance in it: later rows have none below. */
export function setRow(rows: Rows, word: string, text: string, at: number): number {
  const { length } = word
  // A search through all words sets each row thousands of times.
  const row = (rows[at + 1] ??= new Uint8Array(length + 1))
  const previous = rows[at] as Uint8Array
  const beforePrevious = rows[at - 1]
  const letter = text.charCodeAt(at)
  const letterBefore = text.charCodeAt(at - 1)
  let last = (row[0] = at + 1)
  let lowest = last
  for (let j = 0; j < length; j++) {
    const code = word.charCodeAt(j)
    let distance = (previous[j] as number) + (code === letter ? 0 : 1)
    if (last < distance) distance = last + 1
    if ((previous[j + 1] as number) < distance) distance = (previous[j + 1] as number) + 1
    if (beforePrevious && j > 0 && code === letterBefore && word.charCodeAt(j - 1) === letter)
      distance = Math.min(distance, (beforePrevious[j - 1] as number) + 1)
    row[j + 1] = last = distance
    if (distance < lowest) lowest = distance
  }
  return lowest
}

/** The edit distance; any number above `max` if the distance is larger. */
export function editDistance(word: string, text: string, max: number): number {
  if (Math.abs(word.length - text.length) > max) return max + 1
  const rows = createRows(word)
  for (let at = 0; at < text.length; at++) if (setRow(rows, word, text, at) > max) return max + 1
  return rows[text.length]?.[word.length] as number
}
