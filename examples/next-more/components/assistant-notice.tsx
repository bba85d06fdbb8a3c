'use client'
import { useCart } from 'storefront-react/cart'
import { useAgentTools } from 'storefront-agents/page'

import { search } from '../lib/search/browser-search'

/** Offers the shop to the browser's assistant, and shows what the assistant put into the cart. */
export function AssistantNotice() {
  const { additions } = useAgentTools({ search, cart: useCart() })
  const button = 'min-h-11 rounded-md px-3 font-semibold underline underline-offset-4'
  return (
    <div
      className="fixed inset-x-4 bottom-4 z-20 mx-auto grid max-h-[50dvh] max-w-xl gap-2 overflow-auto"
      role="status"
    >
      {additions.map(({ quantity, name, undo, dismiss }, index) => (
        <div
          className="flex flex-wrap items-center rounded-md border bg-background px-4 py-2 shadow-lg"
          key={index}
        >
          <p className="me-auto py-2">
            Your assistant added {quantity} × {name}.
          </p>
          <button className={button} type="button" onClick={undo}>
            Undo
          </button>
          <button className={button} type="button" onClick={dismiss}>
            Keep
          </button>
        </div>
      ))}
    </div>
  )
}
