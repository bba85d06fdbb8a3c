import type { QueryClient } from '@tanstack/react-query'
import type { StorefrontClient } from 'storefront-react'
import type { Search } from 'storefront-react/search'

/** What the routes need. Stories and tests bring their own. */
export interface Shop {
  readonly client: StorefrontClient
  readonly queryClient: QueryClient
  readonly search: Search
  /** Sends the fields of the cart's form to the server of the shop. */
  readonly sendOrder: (form: FormData) => Promise<Response>
  /** The order that a page of payment leads back to. */
  readonly readOrder: (id: string) => Promise<Response>
}
