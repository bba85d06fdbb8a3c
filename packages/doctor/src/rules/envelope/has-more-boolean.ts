import { isJsonObject } from '../../is-json-object.js'
import { broken, holds, sections, type Rule } from '../rule.js'

export const hasMoreBoolean: Rule = {
  id: 'has-more-boolean',
  group: 'envelope',
  title: 'has_more is a boolean',
  section: sections.envelope,
  why: 'It decides whether the button for the next page exists.',
  handling:
    'Rejects the page with an InvalidResponseError. Pass readList in the resource to convert the value.',
  async check({ survey }) {
    const { pages } = await survey.natural()
    for (const { reply } of pages) {
      const value = isJsonObject(reply.json) ? reply.json['has_more'] : undefined
      if (typeof value === 'boolean') continue
      return broken(
        'has_more must be true or false.',
        reply,
        `has_more: ${JSON.stringify(value) ?? 'missing'}`,
      )
    }
    return holds('')
  },
}
