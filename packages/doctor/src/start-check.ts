import { DoctorError } from './doctor-error.js'
import { describeReply, isSuccess, looksLikeHtml, shorten, type Reply } from './session/reply.js'
import { readPage } from './survey/list-page.js'
import type { Store } from './survey/store.js'

const LIMITS = [100, 50, 20, 10]

function redirectTarget({ headers }: Reply, store: Store): string {
  const location = headers.get('location')
  if (location === null) return 'without saying where to'
  const { origin, pathname } = new URL(location, store.session.baseUrl)
  return `to ${shorten(origin + pathname, 100)}`
}

function assertList(reply: Reply, store: Store): void {
  const path = store.pathOf('products')
  const { status } = reply
  if (status >= 300 && status < 400) {
    throw new DoctorError(
      'redirect',
      `The server redirects ${path} ${redirectTarget(reply, store)} (status ${status}): pass the final base URL, because the key is never sent to another address.`,
    )
  }
  if (status === 403) {
    throw new DoctorError(
      'unauthorized',
      `The server forbids ${path} for this API key (status 403): use a key that may read products.`,
    )
  }
  if (status === 404 || status === 405 || status === 410) {
    throw new DoctorError(
      'not-found',
      `There is no list at ${store.session.baseUrl}${path} (status ${status}): check the prefix (/api/v1 or /v1), or name the path with --path products=/….`,
    )
  }
  if (looksLikeHtml(reply)) {
    throw new DoctorError(
      'html',
      `The server answers ${path} with an HTML page (status ${status}): the base URL may be that of the shop instead of its API.`,
    )
  }
  if (!isSuccess(reply)) {
    throw new DoctorError('server-error', `The server fails for ${path}: ${describeReply(reply)}`)
  }
  if (readPage(reply, 'products') === undefined) {
    throw new DoctorError(
      'not-a-list',
      `The response to ${path} has no array of products: ${describeReply(reply)}`,
    )
  }
}

/** Reads the first page and finds the largest limit. @throws DoctorError if the address is not that of a products list. */
export async function startCheck(store: Store): Promise<void> {
  assertList(await store.reply({}), store)
  store.session.prove(store.pathOf('products'))
  for (const limit of LIMITS) {
    store.maxLimit = limit
    if (isSuccess(await store.reply({ limit }))) return
  }
}
