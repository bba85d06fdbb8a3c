import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

export const keyNotEchoed: Rule = {
  id: 'key-not-echoed',
  group: 'access',
  title: 'No response repeats the key',
  section: sections.authentication,
  why: 'Anyone who sees the response, a log or a cache has the key.',
  handling: 'Removes the key from responses and errors.',
  check({ store }) {
    if (store.session.apiKey === null) return notChecked('No key was given.')
    const { echo } = store.session
    return echo ? broken('A response contains the key.', echo, '[the key]') : holds('')
  },
}
