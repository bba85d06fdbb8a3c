import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

export const priceNumeric: Rule = {
  id: 'price-numeric',
  group: 'sorting',
  title: 'sort=price compares amounts, not text',
  section: sections.paging(6),
  why: '"100.00" is listed before "20.00", so the cheapest products are hard to find.',
  handling: 'Shows products in the order of the server.',
  async check({ survey }) {
    const lists = (await survey.sorts()).lists.filter(({ field }) => /price/i.test(field))
    if (lists.length === 0) return notChecked('The server does not sort by price.')
    const textual = lists.find(({ ordering }) => ordering?.asText)
    if (textual === undefined) return holds('')
    return broken(
      'Prices are compared as text.',
      textual.sequence.pages[0]?.reply,
      (textual.ordering?.keys ?? []).slice(0, 8).join(', '),
    )
  },
}
