import type { DoctorDialect } from './survey/dialect.js'

/** `warning`: the API reference does not decide it, but shoppers or owners would want to know. */
export type DoctorOutcome = 'holds' | 'broken' | 'warning' | 'not-checked'

/** The groups of rules, in the order of the report. */
export type DoctorGroup =
  | 'envelope'
  | 'fields'
  | 'paging'
  | 'sorting'
  | 'errors'
  | 'access'
  | 'resources'
  | 'changes'

/** The result of one rule. No field contains the key. */
export interface DoctorResult {
  /** Stable name of the rule, e.g. `ties-after-cursor`. */
  readonly rule: string
  readonly group: DoctorGroup
  /** The rule in one sentence. */
  readonly title: string
  /** Section of the API reference; `null` if the reference does not show it. */
  readonly section: string | null
  readonly outcome: DoctorOutcome
  /** What was found, or why the rule was not checked. */
  readonly detail: string
  /** The requests that show it, e.g. `GET /products?limit=2`. */
  readonly asked: readonly string[]
  /** The same requests for a shell, with the key as `$STOREFRONT_API_KEY`. */
  readonly curl: readonly string[]
  /** What came back, shortened. */
  readonly received: string
  /** Why it matters to a shopper. */
  readonly why: string
  /** What storefront-react does about it. */
  readonly handling: string
  /** What no response answers. The verdict is open until somebody answers. */
  readonly question?: string | undefined
}

/** A broken rule that no other broken rule explains. */
export interface DoctorCause {
  readonly rule: string
  readonly title: string
  readonly detail: string
  /** Broken rules that probably hold once this one does. */
  readonly follows: readonly string[]
  /** Lines for a shell that show it, with the key as `$STOREFRONT_API_KEY`. */
  readonly curl: readonly string[]
  /** What came back, shortened, and where it helps, what was expected. */
  readonly received: string
}

/** What the check learned about the server, apart from its rules. */
export interface DoctorFacts {
  /** Products that were read. */
  readonly products: number
  /** Whether these are all products of the store. */
  readonly allProductsRead: boolean
  /** Values of `sort` that have an effect. */
  readonly sortFields: readonly string[]
  /** Values of `sort` that the server accepts, and no product has a value to check them with. */
  readonly unseenSortFields: readonly string[]
  /** Values of `order`; `null` if none of those that were tried has an effect. */
  readonly orderValues: { readonly asc: string; readonly desc: string } | null
  /** The statuses of products and variants, and what becomes of each, such as `ARCHIVED (3): not for sale`. */
  readonly statuses: { readonly product: readonly string[]; readonly variant: readonly string[] }
  /** Whether pages of another origin can read the API; `null` if not checked. */
  readonly cors: boolean | null
  /** Milliseconds until a response was complete. */
  readonly latency: { readonly median: number; readonly p95: number }
  /** `total_count` of the first page; `null` if lists have none. */
  readonly total: number | null
  /** Products of the far end of a list that is too long to be read whole; 0 if the end was not found. */
  readonly lastProducts: number
  /** What the client of the package read: items of lists, single products, and how many of both it had to leave out. */
  readonly client: {
    readonly listItems: number
    readonly singles: number
    readonly invalid: number
    /** The same of collections, pages and menus, whose fields the API reference does not show. */
    readonly others: Readonly<Record<string, { readonly items: number; readonly invalid: number }>>
  }
  /** Requests that failed and succeeded when they were repeated. */
  readonly repeatedRequests: number
}

/** The result of a check, as `storefront-doctor --json` prints it. */
export interface DoctorReport {
  /** Version of this format. */
  readonly version: 1
  readonly baseUrl: string
  /** ISO 8601 UTC timestamp of the start. */
  readonly checkedAt: string
  readonly durationMs: number
  /** Requests sent, repeated ones included. */
  readonly requests: number
  readonly counts: Readonly<Record<DoctorOutcome, number>>
  readonly results: readonly DoctorResult[]
  /** What is broken, in the order in which to mend it. Empty if no rule is broken. */
  readonly causes: readonly DoctorCause[]
  /** The server's behaviour where the API reference leaves it open, for `createMockStore({ like: report })`. */
  readonly dialect: DoctorDialect
  readonly facts: DoctorFacts
  /** TypeScript that creates a client for this server, ready to paste. */
  readonly configuration: string
  /** Why the check ended early; the remaining rules are `not-checked`. */
  readonly stopped?: string | undefined
  /** Whether the products changed during the check. Run it again before you trust a broken rule. */
  readonly changedDuringCheck: boolean
}
