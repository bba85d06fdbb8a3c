import { collectionSchema, menuSchema, pageSchema } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { describeReply, isRefusal, isSuccess } from '../../session/reply.js'
import { readPage } from '../../survey/list-page.js'
import {
  broken,
  holds,
  listIds,
  notChecked,
  sections,
  warning,
  type Finding,
  type Rule,
  type RuleContext,
} from '../rule.js'

const schemas = { collections: collectionSchema, pages: pageSchema, menus: menuSchema }

async function check(name: keyof typeof schemas, { store }: RuleContext): Promise<Finding> {
  const reply = await store.reply({ limit: 100 }, name)
  if (isRefusal(reply)) return notChecked(`The path is not offered (status ${reply.status}).`, reply)
  if (!isSuccess(reply)) return broken('The list makes the server fail.', reply, describeReply(reply))
  const page = readPage(reply, name)
  if (page === undefined) return broken('The response is not a list.', reply, describeReply(reply))
  if (page.hasMore === undefined) return broken('has_more is missing.', reply, describeReply(reply))
  const odd = page.items.find(({ id }) => typeof id !== 'string' || id === '')
  if (odd)
    return broken('An id must be a non-empty string.', reply, `id: ${JSON.stringify(odd['id']) ?? 'missing'}`)
  const [first] = page.ids
  if (first !== undefined && page.ids.length > 2) {
    const after = await store.page({ after: first, limit: 2 }, name)
    if (after.ids.some((id, index) => id !== page.ids[index + 1])) {
      return broken(
        'A page after a cursor does not continue after it.',
        after.reply,
        `${listIds(after.ids)}; expected: ${listIds(page.ids.slice(1, 3))}`,
      )
    }
  }
  // The reference does not show these fields, so a difference is no mistake of the server.
  for (const item of page.items) {
    const result = validate<unknown>(schemas[name], item)
    const [issue] = result.ok ? [] : result.issues
    if (issue) {
      return warning(
        `The fields differ from what the package expects: pass a schema.`,
        reply,
        `${issue.path.join('.')}: ${issue.message}`,
      )
    }
  }
  return holds(`${page.ids.length} items.`)
}

/** A list that the API reference names without its path and fields. */
export function resourceRule(name: keyof typeof schemas, why: string): Rule {
  return {
    id: name,
    group: 'resources',
    title: `The list of ${name} keeps the rules of lists`,
    section: sections.paging(3),
    why,
    handling: `Requests /${name}. For another path or other fields, pass the resource to the client.`,
    check: (context) => check(name, context),
  }
}
