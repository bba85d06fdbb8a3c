import { holds, notChecked, sections, warning, type Rule } from '../rule.js'
import { NO_SORT } from './sort-rule.js'

export const orderKnown: Rule = {
  id: 'order-known',
  group: 'sorting',
  title: 'order changes the direction of a list',
  section: `${sections.parameters}, order`,
  why: 'Without it, a shop cannot offer both "cheapest first" and "most expensive first".',
  handling: 'Sends any value. Pass the ones that your server knows to useProductListUrl({ orders }).',
  async check({ survey, store }) {
    const { orders, triedOrders, fields } = await survey.sorts()
    if (orders) return holds(`${orders.asc}, ${orders.desc}.`)
    if (fields.length === 0) return notChecked(NO_SORT)
    if (triedOrders.length === 0) return notChecked('No field has enough different values.')
    return warning(
      `None of these values of order reverses a list: ${triedOrders.join(', ')}.`,
      await store.reply({ sort: fields[0] ?? '', order: 'asc', limit: store.maxLimit }),
    )
  },
}
