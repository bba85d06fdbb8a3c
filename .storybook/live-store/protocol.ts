export const PANEL_ID = 'storefront/live-store'

/** Messages between the panel in Storybook's manager and the story in its preview. */
export const events = {
  /** From the panel: it wants the requests so far. */
  connect: `${PANEL_ID}/connect`,
  /** From the panel: an action of the user. */
  act: `${PANEL_ID}/act`,
  /** From the story: its store, with the requests so far. */
  opened: `${PANEL_ID}/opened`,
  /** From the story: a request that started or ended. */
  request: `${PANEL_ID}/request`,
  /** From the story: what an action did, as a sentence. */
  reported: `${PANEL_ID}/reported`,
} as const

export interface WatchedRequest {
  readonly id: number
  readonly method: string
  /** Path and query, without the API's prefix. */
  readonly path: string
  readonly state: 'pending' | 'finished' | 'failed' | 'aborted'
  readonly status?: number | undefined
  readonly durationMs?: number | undefined
  /** The number of items, or the error. */
  readonly result?: string | undefined
}

/** The product that an action changes. The last rendered product is the cursor of the next page, except in a virtual grid. */
export const targets = {
  first: 'First product on screen',
  last: 'Last product on screen',
  end: 'Last rendered product',
} as const

export const productActions = {
  insertBefore: 'Insert before it',
  insertAfter: 'Insert after it',
  insertNewest: 'Insert newest',
  remove: 'Delete it',
  raisePrice: 'Raise its price',
  sellOut: 'Sell it out',
} as const

export const faults = {
  serverError: 'Server error (500)',
  rateLimit: 'Rate limit (429)',
  timeout: 'No response',
  disconnect: 'Connection lost',
  truncated: 'Incomplete body',
  'wrong-json': 'Other JSON',
  html: 'Web page instead of JSON',
} as const

export type Target = keyof typeof targets
export type ProductAction = keyof typeof productActions
export type FaultName = keyof typeof faults

export type StoreChange =
  | { readonly type: ProductAction; readonly target: Target }
  /** Fails the next request, or every request until `repair`. */
  | { readonly type: 'break'; readonly fault: FaultName; readonly isLasting: boolean }
  | { readonly type: 'repair' | 'refetch' }

export type StoreAction = StoreChange | { readonly type: 'clear' }
