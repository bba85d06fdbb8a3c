import type { UseCartResult } from 'storefront-react/cart'
import type { StoreRules } from 'storefront-react/core'

import type { AgentCatalogOptions } from '../catalog/options.js'

/** What an agent put into the cart. Show it, with buttons that call `undo` and `dismiss`. */
export interface AgentCartAddition {
  readonly lineId: string
  readonly name: string
  /** Units that were added; fewer than asked for if the stock or a limit allows no more. */
  readonly quantity: number
  /** Takes the units out again. */
  readonly undo: () => void
  /** Hides the addition. The product stays in the cart. */
  readonly dismiss: () => void
}

/** Of what `useCart()` returns. */
export type AgentCart = Pick<UseCartResult, 'add' | 'setQuantity' | 'lines' | 'totalQuantity'>

/** What the tools use at the time of a call, so that a render registers nothing again. */
export interface PageToolsContext {
  readonly catalog: AgentCatalogOptions & { readonly rules: StoreRules & { readonly currency: string } }
  readonly cart: AgentCart | undefined
  /** Whether the shopper still allows what was allowed when this context was read. */
  readonly isEnabled: () => boolean
  readonly onAdd: (addition: Omit<AgentCartAddition, 'dismiss'>) => void
}
