import { addons } from 'storybook/preview-api'

import { applyAction, type Shop } from './apply-action.js'
import { events, type StoreAction, type WatchedRequest } from './protocol.js'
import { renderedProductId } from './rendered-products.js'
import { watchRequests } from './watch-requests.js'

/** Older requests leave the log. */
const MAX_REQUESTS = 100

interface LiveShop extends Shop {
  readonly requests: Map<number, WatchedRequest>
}

/** The shop that opened last: a story can render a shop in the shop of the preview's decorator. */
let current: LiveShop | undefined
let isListening = false

/** Connects the shop of a story with the panel. Returns the `fetch` for its client. */
export function openLiveShop({ store, queryClient }: Shop): typeof fetch {
  const channel = addons.getChannel()
  const shop: LiveShop = { store, queryClient, requests: new Map() }
  current = shop
  const emitOpened = () => channel.emit(events.opened, [...(current?.requests.values() ?? [])])
  if (!isListening) {
    isListening = true
    channel.on(events.connect, emitOpened)
    channel.on(events.act, (action: StoreAction) => {
      if (!current) return
      if (action.type === 'clear') {
        current.requests.clear()
        emitOpened()
        return
      }
      const target = 'target' in action ? renderedProductId(document, action.target) : undefined
      channel.emit(events.reported, applyAction(current, action, target))
    })
  }
  emitOpened()
  return watchRequests(store, (request) => {
    shop.requests.set(request.id, request)
    const [oldest] = shop.requests.keys()
    if (shop.requests.size > MAX_REQUESTS && oldest !== undefined) shop.requests.delete(oldest)
    if (shop === current) channel.emit(events.request, request)
  })
}
