import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

export const orderDirection: Rule = {
  id: 'order-direction',
  group: 'sorting',
  title: 'The value of order that says ascending sorts ascending',
  section: `${sections.parameters}, order`,
  why: '"Cheapest first" shows the most expensive products.',
  handling: 'Sends your value unchanged.',
  async check({ survey }) {
    const { orders, swapped, lists } = await survey.sorts()
    if (orders === undefined) return notChecked('No value of order that was tried has an effect.')
    if (!swapped) return holds(`${orders.asc}, ${orders.desc}.`)
    return broken(`order=${orders.asc} sorts ascending.`, lists[0]?.sequence.pages[0]?.reply, orders.asc)
  },
}
