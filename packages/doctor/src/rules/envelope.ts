import { isJsonObject } from 'storefront-react/internal'

import { describeReply, isSuccess } from '../session/reply.js'
import { broken, holds, warning } from './findings.js'
import { inGroup, sections, type RuleTexts, type UngroupedRule } from './rule.js'

interface PageFieldRule extends Omit<RuleTexts, 'section'> {
  readonly field: string
  readonly isValid: (value: unknown) => boolean
  readonly describe: (value: unknown) => string
}

/** A rule that the envelope of every page that was read must keep. */
function pageFieldRule({ field, isValid, describe, ...texts }: PageFieldRule): UngroupedRule {
  return {
    ...texts,
    section: sections.envelope,
    async check({ survey }) {
      for (const { reply } of (await survey.natural()).pages) {
        const value = isJsonObject(reply.json) ? reply.json[field] : undefined
        if (isValid(value)) continue
        const report = value === undefined && field === 'total_count' ? warning : broken
        return report(describe(value), reply, `${field}: ${JSON.stringify(value) ?? 'missing'}`)
      }
      return holds('')
    },
  }
}

export const envelopeRules = inGroup('envelope', {
  'has-more-boolean': pageFieldRule({
    title: 'has_more is a boolean',
    why: 'It decides whether the button for the next page exists.',
    handling:
      'Rejects the page with an InvalidResponseError. Pass readList in the resource to convert the value.',
    field: 'has_more',
    isValid: (value) => typeof value === 'boolean',
    describe: () => 'has_more must be true or false.',
  }),
  'total-count-integer': pageFieldRule({
    title: 'total_count is an integer',
    why: 'Shoppers see it as "124 products".',
    handling: 'Treats the total as unknown: totalCount is undefined, and everything else works.',
    field: 'total_count',
    isValid: (value) => Number.isInteger(value) && Number(value) >= 0,
    describe: (value) =>
      value === undefined ? 'Lists have no total_count.' : 'total_count must be an integer from 0.',
  }),
  'json-content-type': {
    title: 'A list has the content type application/json',
    section: `${sections.service}, 4`,
    why: 'Proxies and caches treat other types differently, and may rewrite or cut them.',
    handling: 'Reads the body as JSON whatever its type is.',
    async check({ store }) {
      const { reply } = await store.page()
      const type = reply.headers.get('content-type') ?? ''
      if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return holds(type)
      return broken('The content type must be application/json.', reply, `content-type: ${type || 'missing'}`)
    },
  },
})

/** Checked late, because they report requests that other rules sent. */
export const lateEnvelopeRules = inGroup('envelope', {
  /** Runs late, because it collects what other rules met. */
  'list-array': {
    title: 'A list has its items in an array under data, or under its name',
    section: sections.envelope,
    why: 'Without the array there is nothing to show.',
    handling: 'Reads both keys. For another envelope, pass readList in the resource.',
    async check({ survey, store }) {
      await survey.natural().catch(() => undefined)
      const reply = store.unreadable.find(isSuccess)
      if (reply) return broken('A successful response is not a list.', reply, reply.text)
      const { envelope, items } = await store.page()
      return holds(`${items.length} items under ${envelope === 'data' ? 'data' : 'products'}.`)
    },
  },
  /** Runs late, because it collects what other rules met. */
  'pages-answer': {
    title: 'Every valid list request returns a page',
    section: sections.paging(2),
    why: 'A page that fails is a shopper who sees "could not be loaded".',
    handling: 'Retries failures of the server and keeps the pages that are loaded.',
    check({ store }) {
      const reply = store.unreadable.find((each) => !isSuccess(each))
      if (reply === undefined) return holds(`${store.session.requests} requests sent so far.`)
      return broken('A valid request for a page failed.', reply, describeReply(reply))
    },
  },
})
