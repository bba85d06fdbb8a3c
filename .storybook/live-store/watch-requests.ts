import type { MockStore } from 'storefront-mock'

import { isObject } from '../../src/core/is-object.js'
import type { WatchedRequest } from './protocol.js'

/** A `fetch` that calls the store's and reports each request when it starts and when its body has arrived. */
export function watchRequests(
  store: Pick<MockStore, 'baseUrl' | 'fetch'>,
  onRequest: (request: WatchedRequest) => void,
): typeof fetch {
  let count = 0
  return async (input, init) => {
    const request = new Request(input, { ...init, signal: null })
    const startedAt = performance.now()
    const started: WatchedRequest = {
      id: ++count,
      method: request.method,
      path: decodeURIComponent(request.url.replace(store.baseUrl, '')),
      state: 'pending',
    }
    const onEnd = (end: Partial<WatchedRequest>) =>
      onRequest({ ...started, durationMs: Math.round(performance.now() - startedAt), ...end })
    const onFailure = (error: unknown) =>
      onEnd(init?.signal?.aborted ? { state: 'aborted' } : { state: 'failed', result: String(error) })
    onRequest(started)
    try {
      const response = await store.fetch(input, init)
      const { status } = response
      response
        .clone()
        .text()
        .then((text) => onEnd({ state: 'finished', status, result: resultOf(text) }), onFailure)
      return response
    } catch (error) {
      onFailure(error)
      throw error
    }
  }
}

/** `12 of 60 items`, the name of a single item, or the message of an error. */
function resultOf(text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return text ? 'Not JSON' : 'No body'
  }
  if (!isObject(body)) return 'Not an object'
  const items = 'has_more' in body && Object.values(body).find(Array.isArray)
  if (items) {
    const total = body['total_count']
    return typeof total === 'number' ? `${items.length} of ${total} items` : `${items.length} items`
  }
  const inner = [body, ...Object.values(body).filter(isObject)]
  const sentence = inner.flatMap(({ message, detail, name, title }) => [message, detail, name, title])
  return sentence.find((each): each is string => typeof each === 'string') ?? 'Other JSON'
}
