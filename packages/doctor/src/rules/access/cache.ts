import { holds, warning, type Rule } from '../rule.js'

export const cache: Rule = {
  id: 'cache',
  group: 'access',
  title: 'No shared cache can serve products without the key, or keep an error',
  section: null,
  why: 'A cache in front of the store shows old prices, or an error for hours.',
  handling: 'Keeps lists for one minute in the page. What a cache on the way does, it cannot see.',
  async check({ store }) {
    const { reply } = await store.page()
    const control = reply.headers.get('cache-control') ?? ''
    const isShared = /\bpublic\b|s-maxage=[1-9]/i.test(control)
    if (isShared && !/authorization|\*/i.test(reply.headers.get('vary') ?? '')) {
      return warning(
        'A shared cache may answer without the key: add Vary: Authorization, or private.',
        reply,
        `cache-control: ${control}`,
      )
    }
    const error = await store.get('/doctor-unknown')
    const errorControl = error.headers.get('cache-control') ?? ''
    if (error.status >= 400 && /max-age=(?:[6-9]\d|\d{3,})|immutable/i.test(errorControl)) {
      return warning(
        'An error may be cached for a minute or longer.',
        error,
        `cache-control: ${errorControl}`,
      )
    }
    return holds(control === '' ? 'No Cache-Control header.' : control)
  },
}
