import type { StorefrontClient } from '../core/client/storefront-client.js'

/**
 * Declare the type of your client here, and the hooks return the types of its items:
 *
 * ```ts
 * declare module 'storefront-react' {
 *   interface Register { client: typeof client }
 * }
 * ```
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- apps add `client` by declaration merging
export interface Register {}

/** The client type declared in `Register`, or else the default. */
export type RegisteredClient = Register extends { readonly client: infer C } ? C : StorefrontClient
