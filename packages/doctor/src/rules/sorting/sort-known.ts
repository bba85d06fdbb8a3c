import { holds, notChecked, sections, tooFew, warning, type Rule } from '../rule.js'

export const sortKnown: Rule = {
  id: 'sort-known',
  group: 'sorting',
  title: 'sort changes the order of a list',
  section: `${sections.parameters}, sort`,
  why: 'Without it, shoppers cannot sort by price or name.',
  handling: 'Sends any value. Pass the ones that your server knows to useProductListUrl({ sorts }).',
  async check({ survey, store }) {
    const natural = await survey.natural()
    if (natural.ids.length < 4) return tooFew(4)
    if (!(await survey.isStable(natural))) return notChecked('The order of the list is not stable.')
    const { fields, unseenFields, idleFields } = await survey.sorts()
    const [idle] = idleFields
    if (idle !== undefined) {
      return warning(
        `Accepted without an effect: ${idleFields.join(', ')}.`,
        await store.reply({ sort: idle, limit: store.maxLimit }),
      )
    }
    if (fields.length > 0) return holds(`${fields.join(', ')}.`)
    if (unseenFields.length > 0)
      return notChecked(`Accepted, but no product has a value: ${unseenFields.join(', ')}.`)
    return warning(
      'No value of sort that was tried changes the order: name, price, createdAt and their like.',
      await store.reply({ sort: 'name', limit: store.maxLimit }),
    )
  },
}
