import { holds, warning, type Rule, type RuleContext } from '../rule.js'

const ORIGIN = 'https://storefront-doctor.invalid'

/** The one OPTIONS request of a check. @see https://fetch.spec.whatwg.org/#http-cors-protocol */
async function probeCors({ store }: Pick<RuleContext, 'store'>) {
  const preflight = await store.session.send(store.pathOf('products'), {
    method: 'OPTIONS',
    key: null,
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  const header = (name: string) => preflight.headers.get(`access-control-allow-${name}`) ?? ''
  const reason =
    preflight.status < 200 || preflight.status > 299
      ? `the preflight request got status ${preflight.status}`
      : !['*', ORIGIN].includes(header('origin'))
        ? 'Access-Control-Allow-Origin does not allow another origin'
        : !/\bauthorization\b/i.test(header('headers'))
          ? 'Access-Control-Allow-Headers does not name Authorization'
          : ''
  return { preflight, isAllowed: reason === '', reason }
}

export const cors: Rule = {
  id: 'cors',
  group: 'access',
  title: 'A page of another origin can read the API',
  section: null,
  why: 'Without CORS, the browser of a shopper cannot read the products directly.',
  handling: 'The proxy of storefront-react/server reads them on your own origin.',
  async check(context) {
    const { preflight, isAllowed, reason } = await probeCors(context)
    if (isAllowed) return holds('')
    return warning(
      `A browser cannot send requests from an unknown origin: ${reason}.`,
      preflight,
      String(preflight.status),
    )
  },
}
