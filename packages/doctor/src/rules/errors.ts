import {
  describeReply,
  isRefusal,
  isServerError,
  isSuccess,
  looksLikeHtml,
  statusOf,
  type Reply,
} from '../session/reply.js'
import { readPage } from '../survey/list-page.js'
import { singleProductPath } from '../survey/single-product.js'
import { broken, holds, notChecked, tooFew, warning } from './findings.js'
import { inGroup, sections } from './rule.js'

const MAX_LIMIT = 100
const DOUBLED = 'limit=5&limit=7'
/** The last but one does not fit into 64 bits. */
const LIMITS = ['0', '101', '1000', '-1', 'abc', '99999999999999999999', DOUBLED]

/** A 200 that says "error" in its body is an error that no program sees. */
const isNoList = (reply: Reply) => isSuccess(reply) && readPage(reply, 'products') === undefined

const INTERNALS =
  /Traceback|SQLSTATE|(?:\b|\\t)at [\w.$/<>]+\((?:[\w.$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)|\b(?:[a-z]\w*\.){2,}[A-Z]\w*(?:Exception|Error)\b|"fileName": ?"\w+\.(?:java|kt|scala|groovy)"|Stack trace:|#0 \/|(?:Fatal error|Warning|Notice):.* on line \d+|\.php(?:\(\d+\)|:\d+)|You have an error in your SQL syntax|MySQL server|ORA-\d{5}|\bat [\w.]+ in .*:line \d+|System\.\w+Exception|\bat [\w.<>]+ \(.*:\d+:\d+\)|Exception in thread|syntax error at or near|node_modules\//

export const errorRules = inGroup('errors', {
  'cursors-exclusive': {
    title: 'Both cursors in one request are a validation error',
    section: sections.paging(1),
    why: 'A page between two cursors would look like a page after one, and products would be missing.',
    handling: 'Never sends both: params with both throw before the request.',
    async check({ store, survey }) {
      const { ids } = await survey.natural()
      const [first] = ids
      const last = ids.at(-1)
      if (first === undefined || last === undefined || ids.length < 3) return tooFew(3)
      const reply = await store.reply({ after: first, before: last, limit: 3 })
      if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
      return broken(`Both cursors were answered with ${statusOf(reply)}.`, reply, describeReply(reply))
    },
  },
  /** Whether such a limit is refused or corrected is a dialect. More than 100 items, or a crash, is not. */
  'limit-out-of-range': {
    title: 'A limit outside 1 to 100 is refused or corrected',
    section: sections.limits,
    why: 'One request for a million products stops the shop for everybody.',
    handling: 'Never sends such a limit: params with it throw before the request.',
    async check({ store, survey }) {
      const answers: string[] = []
      const { ids } = await survey.natural()
      for (const limit of LIMITS) {
        const reply =
          limit === DOUBLED
            ? await store.get(`${store.pathOf('products')}?${DOUBLED}`)
            : await store.reply({ limit })
        if (isServerError(reply))
          return broken(`limit=${limit} makes the server fail.`, reply, describeReply(reply))
        if (isNoList(reply)) return broken(`limit=${limit} returned no list.`, reply, describeReply(reply))
        const count = isSuccess(reply) ? (readPage(reply, 'products')?.ids.length ?? 0) : 0
        if (limit === '0' && isSuccess(reply) && count === 0 && ids.length > 0)
          return broken('limit=0 returned an empty page.', reply, describeReply(reply))
        if (count > MAX_LIMIT)
          return broken(`limit=${limit} returned ${count} items.`, reply, `${count} items`)
        answers.push(`${limit}: ${isSuccess(reply) ? `${count} items` : reply.status}`)
      }
      return holds(`${answers.join(', ')}.`)
    },
  },
  'unknown-cursor': {
    title: 'An unknown cursor does not make the server fail',
    section: null,
    why: 'A link from an old e-mail must show a list, not an error page.',
    handling: 'After 400, 404, 410, 422 or an empty page, the list finds its place again.',
    async check({ store }) {
      const answers: string[] = []
      for (const cursor of [
        'doctor-unknown',
        "doctor'unknown",
        'ö/?&',
        'doctor\0unknown',
        '99999999999999999999',
        '',
      ]) {
        for (const side of ['after', 'before'] as const) {
          if (side === 'before' && cursor !== 'doctor-unknown') continue
          const reply = await store.reply({ [side]: cursor, limit: 3 })
          if (isServerError(reply)) {
            return broken('A cursor that does not exist makes the server fail.', reply, describeReply(reply))
          }
          if (isNoList(reply)) {
            return broken(
              'A cursor that does not exist returned a success that is not a list.',
              reply,
              describeReply(reply),
            )
          }
          answers.push(String(reply.status))
        }
      }
      return holds(`Status ${[...new Set(answers)].join(', ')}.`)
    },
  },
  'unknown-values': {
    title: 'An unknown sort, order or parameter neither fails nor empties the list',
    section: null,
    why: 'Campaign links add parameters of their own, and old links name old sort orders.',
    handling: 'Retries a failure of the server three times, so the shopper waits before the error.',
    async check({ store, survey }) {
      const replies = [
        await store.reply({ sort: 'doctor_unknown' }),
        await store.reply({ order: 'doctor_unknown' }),
        await store.get(`${store.pathOf('products')}?doctor_unknown=1`),
        // A shop may send order without sort.
        await store.reply({ order: 'asc' }),
        await store.reply({ order: 'desc' }),
      ]
      const failed = replies.find(isServerError)
      if (failed) return broken('Such a value makes the server fail.', failed, describeReply(failed))
      const odd = replies.find(isNoList)
      if (odd) return broken('Such a value returned a success that is not a list.', odd, describeReply(odd))
      const { ids } = await survey.natural()
      const empty = replies.find(
        (reply) => isSuccess(reply) && readPage(reply, 'products')?.ids.length === 0 && ids.length > 0,
      )
      if (empty) return warning('Such a value returned an empty list.', empty, describeReply(empty))
      return holds(`Status ${replies.map(({ status }) => status).join(', ')}.`)
    },
  },
  'unknown-path': {
    title: 'A path that does not exist is not found',
    section: null,
    why: 'A misspelt path looks like an empty shop instead of a mistake.',
    handling: 'Reports a 200 that is not a list as an InvalidResponseError.',
    async check({ store }) {
      const reply = await store.get('/doctor-unknown')
      if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
      const report = isServerError(reply) ? broken : warning
      return report(`An unknown path was answered with ${statusOf(reply)}.`, reply, describeReply(reply))
    },
  },
  'missing-product': {
    title: 'A product that does not exist is not found',
    section: null,
    why: 'The page of a deleted product must say so. With status 200 it is blank, and search engines keep it.',
    handling: 'Throws a NotFoundError for 404 and 410. A 200 without a product is an InvalidResponseError.',
    async check({ store, survey }) {
      const { ids } = await survey.natural()
      const known = await store.get(singleProductPath(store, ids[0] ?? ''))
      if (!isSuccess(known)) return notChecked('The server has no path for one product that is known here.')
      const reply = await store.get(singleProductPath(store, 'doctor-unknown'))
      if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
      return broken(`An unknown id was answered with ${statusOf(reply)}.`, reply, describeReply(reply))
    },
  },
  'error-body': {
    title: 'An error explains itself and shows no internals',
    section: null,
    why: 'A stack trace helps an attacker, and an HTML page hides the reason from the developer.',
    handling: 'Reads the message of common error bodies. error.body has the original.',
    async check({ store }) {
      const replies = [
        await store.reply({ limit: '0' }),
        await store.reply({ limit: 'abc' }),
        await store.reply({ after: 'doctor-unknown', limit: 3 }),
        await store.reply({ sort: 'doctor_unknown' }),
        await store.reply({ order: 'doctor_unknown' }),
        await store.get('/doctor-unknown'),
        await store.get(singleProductPath(store, 'doctor-unknown')),
      ].filter(({ status }) => status >= 400)
      const leaking = replies.find(({ text }) => INTERNALS.test(text))
      if (leaking) return warning('An error shows internals of the server.', leaking, describeReply(leaking))
      const html = replies.find(looksLikeHtml)
      if (html) return warning('An error is an HTML page.', html, describeReply(html))
      return holds('')
    },
  },
})
