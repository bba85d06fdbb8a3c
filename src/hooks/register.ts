import type { StorefrontClient } from '../core/index.js'

/**
 * Declares the type of the one client that an app uses, so that hooks without a `client` option know its
 * items:
 *
 * ```ts
 * declare module 'storefront-react' {
 *   interface Register { client: typeof client }
 * }
 * ```
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- apps add `client` by declaration merging
export interface Register {}

/** The declared client, or else the default one. */
export type RegisteredClient = Register extends { readonly client: infer C } ? C : StorefrontClient
