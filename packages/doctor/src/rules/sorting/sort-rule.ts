import type { Border, Flaw } from '../../survey/borders.js'
import type { SortedBorders } from '../../survey/survey.js'
import { holds, notChecked, type Finding, type Rule } from '../rule.js'
import { reportBorders } from '../paging/border-rule.js'

const ALL_FLAWS: readonly Flaw[] = [
  'includes-cursor',
  'from-start',
  'reversed',
  'reordered',
  'gap',
  'wrong-side',
  'other-order',
  'empty',
]

export const NO_SORT = 'No value of sort that was tried changes the order.'

interface SortRule extends Pick<Rule, 'id' | 'title' | 'section' | 'why' | 'handling'> {
  readonly sentence: string
  readonly choose: (borders: SortedBorders) => readonly Border[]
}

/** A rule about the pages next to a cursor, in lists with `sort`. */
export function sortRule({ choose, sentence, ...rest }: SortRule): Rule {
  return {
    ...rest,
    group: 'sorting',
    async check({ survey }): Promise<Finding> {
      const all = await survey.sortedBorders()
      if (all.length === 0) return notChecked(NO_SORT)
      if (all.every(({ isStable }) => !isStable)) {
        return notChecked('The order of the lists is not stable, so there is nothing to compare a page with.')
      }
      const finding = reportBorders(all.flatMap(choose), ALL_FLAWS, sentence)
      return finding.outcome === 'holds' ? holds(finding.detail) : finding
    },
  }
}
