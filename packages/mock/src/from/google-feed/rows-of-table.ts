import { ReadingError } from '../http/reading-error.js'
import { attributeName, type Row } from './row.js'

/** The cells of each line. A quoted cell can contain separators, line breaks and doubled quotes. */
function linesOf(text: string, separator: string): { readonly lines: string[][]; readonly isOpen: boolean } {
  const lines: string[][] = [[]]
  let cell = ''
  let isOpen = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (isOpen) {
      if (character !== '"') cell += character
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isOpen = false
    } else if (character === '"' && cell === '') isOpen = true
    else if (character === separator || character === '\n') {
      lines.at(-1)?.push(cell.trim())
      cell = ''
      if (character === '\n') lines.push([])
    } else cell += character
  }
  lines.at(-1)?.push(cell.trim())
  return { lines: lines.filter((cells) => cells.some((each) => each !== '')), isOpen }
}

/**
 * The rows of a table with tabs, or with commas.
 * @throws ReadingError if the table ends in the middle of a row, or if its first line is not the names of attributes.
 */
export function rowsOfTable(text: string, place: string): Row[] {
  const [head = ''] = text.split('\n', 1)
  const { lines, isOpen } = linesOf(text, head.includes('\t') ? '\t' : ',')
  const [names = [], ...rest] = lines.map((cells, index) => (index === 0 ? cells.map(attributeName) : cells))
  if (!names.includes('id') || !names.includes('price'))
    throw new ReadingError(
      `${place} is not a product feed: it is no RSS or Atom, and its first line does not name the columns id and price.`,
    )
  const last = rest.at(-1)
  if (isOpen || (last && last.length < names.length && !text.endsWith('\n')))
    throw new ReadingError(`${place} is cut: it ends in the middle of row ${rest.length}.`)
  return rest.map(
    (cells) =>
      new Map(names.map((name, index) => [name, [cells[index] ?? ''].filter((cell) => cell !== '')])),
  )
}
