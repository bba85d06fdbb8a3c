import type { Border, Flaw } from '../survey/borders.js'
import { broken, holds, listIds, notChecked, type Finding } from './findings.js'

/** Reports the first border that has one of the flaws. */
export function reportBorders(borders: readonly Border[], flaws: readonly Flaw[], sentence: string): Finding {
  if (borders.length === 0) return notChecked('No item of the list is suited as a cursor for this rule.')
  const wrong = borders.find(({ flaw }) => flaw !== undefined && flaws.includes(flaw))
  if (wrong === undefined) return holds(`${borders.length} cursors tried.`)
  return broken(
    sentence,
    wrong.page.reply,
    `${listIds(wrong.page.ids)}; expected: ${listIds(wrong.expected)}`,
  )
}
