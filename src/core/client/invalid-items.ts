import { describeIssue } from '../errors/describe-issue.js'
import { errorMessage } from '../errors/error-texts.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import type { InvalidItem } from '../list/list-page.js'
import type { ResourceContext } from '../resources/resource-client.js'
import type { StorefrontClientOptions } from './client-options.js'

type ReportInvalidItems = ResourceContext['reportInvalidItems']

export const warnAboutInvalidItems: ReportInvalidItems = (items, { resource, request }) => {
  if (process.env.NODE_ENV === 'production') return
  const [item] = items
  if (item) console.warn(`storefront-react: ${describe(items, item, resource)}\nRequest: ${request.url}`)
}

export function createInvalidItemReporter(
  onInvalidItem: StorefrontClientOptions['onInvalidItem'],
): ReportInvalidItems {
  if (typeof onInvalidItem === 'function') {
    return (items, context) => {
      for (const each of items) onInvalidItem(each, context)
    }
  }
  return onInvalidItem === 'throw' ? throwForInvalidItems : warnAboutInvalidItems
}

const throwForInvalidItems: ReportInvalidItems = (items, { resource, request }) => {
  const [item] = items
  if (!item) return
  throw new InvalidResponseError(describe(items, item, resource), { request, issues: item.issues })
}

function describe(items: readonly InvalidItem[], first: InvalidItem, resource: string): string {
  const issues = describeIssue(first.issues)
  return errorMessage('invalid-item', resource, first.id ?? first.index, issues, items.length - 1)
}
