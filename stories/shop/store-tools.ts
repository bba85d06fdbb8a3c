import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { MockStore } from 'storefront-mock'

/** What Storybook does with the store of a story. */
export interface StoreTools {
  /** Applies the settings of the toolbar. Returns the same store, or a new one. */
  readonly configure: (store: MockStore) => MockStore
  /** Shows the requests in the panel "Live store". Returns the `fetch` for the client. */
  readonly open: (shop: { readonly store: MockStore; readonly queryClient: QueryClient }) => typeof fetch
}

export const StoreToolsContext = createContext<StoreTools | undefined>(undefined)
