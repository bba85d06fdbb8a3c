import { broken, holds, listIds, notChecked, sections, type Rule } from '../rule.js'
import { NO_SORT } from './sort-rule.js'

export const sortKeepsItems: Rule = {
  id: 'sort-keeps-items',
  group: 'sorting',
  title: 'A sorted list has the same items as the list without sort',
  section: sections.paging(6),
  why: 'Products without a price or a date disappear when a shopper sorts.',
  handling: 'Shows what the server returns.',
  async check({ survey }) {
    const natural = await survey.natural()
    const { lists } = await survey.sorts()
    if (lists.length === 0) return notChecked(NO_SORT)
    if (natural.wrongEnd) return notChecked('has_more is wrong, so the end of a list is not known.')
    if (!natural.complete) return notChecked(`Only the first ${natural.ids.length} products were read.`)
    let compared = 0
    for (const { sequence, field } of lists) {
      const last = sequence.pages.at(-1)
      if (!sequence.complete || last === undefined) continue
      compared += 1
      const missing = natural.ids.filter((id) => !sequence.ids.includes(id))
      const added = sequence.ids.filter((id) => !natural.ids.includes(id))
      if (missing.length + added.length === 0) continue
      return broken(
        `sort=${field} ${missing.length > 0 ? `leaves out ${missing.length}` : `adds ${added.length}`} products.`,
        [sequence.pages[0]?.reply ?? last.reply, last.reply],
        listIds(missing.length > 0 ? missing : added),
      )
    }
    return compared > 0
      ? holds(`${compared} sorted lists.`)
      : notChecked('No sorted list was read to its end.')
  },
}
