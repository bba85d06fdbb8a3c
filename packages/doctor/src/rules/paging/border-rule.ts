import type { Border, Flaw } from '../../survey/borders.js'
import type { Survey } from '../../survey/survey.js'
import { broken, holds, listIds, notChecked, tooFew, type Finding, type Rule } from '../rule.js'

const MIN_PRODUCTS = 4

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

interface BorderRule extends Pick<Rule, 'id' | 'title' | 'section' | 'why' | 'handling'> {
  readonly side: 'after' | 'before'
  readonly flaws: readonly Flaw[]
  /** What is wrong, in one sentence. */
  readonly sentence: string
}

/** A rule about the pages next to a cursor, in the list without `sort`. */
export function borderRule({ side, flaws, sentence, ...rest }: BorderRule): Rule {
  return {
    ...rest,
    group: 'paging',
    async check({ survey }) {
      const skipped = await reasonToSkip(survey)
      return skipped ?? reportBorders((await survey.naturalBorders())[side], flaws, sentence)
    },
  }
}

async function reasonToSkip(survey: Survey): Promise<Finding | undefined> {
  const natural = await survey.natural()
  if (natural.ids.length < MIN_PRODUCTS) return tooFew(MIN_PRODUCTS)
  if (await survey.isStable(natural)) return undefined
  return notChecked('The order of the list is not stable, so there is nothing to compare a page with.')
}
