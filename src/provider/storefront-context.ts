'use client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

import type { ProductsClient } from '../core/client/storefront-client.js'
import type { StoreRules } from '../core/client/store-rules.js'
import type { LabelOverrides } from '../core/labels/labels.js'

/** Returns the URL of an image at a width, e.g. through an image CDN. */
export type ImageLoader = (image: {
  readonly src: string
  /** Width in CSS pixels times the device's pixel ratio. */
  readonly width: number
  /** 1 to 100. */
  readonly quality?: number | undefined
}) => string

/** Settings of a store that the API does not provide. A rule that is given here wins over the client's. */
export interface StorefrontSettings extends StoreRules {
  /** BCP 47 tag. Default `'en'`; never the browser's locale, which could differ from the server's. */
  readonly locale?: string | undefined
  /** Texts of all components, by component. */
  readonly labels?: LabelOverrides | undefined
  /** Returns the URL of an image at a width. Default: the URL as the store sends it. */
  readonly imageLoader?: ImageLoader | undefined
  /**
   * `false` leaves `style` attributes out of server-rendered HTML, for a Content Security Policy without
   * `'unsafe-inline'`. They are set after hydration. Default `true`.
   *
   * @see docs/security.md#content-security-policy for the CSS that hides texts until then.
   */
  readonly inlineStyles?: boolean | undefined
}

/** What `useStorefront` returns: the client, the query client and the provider's settings. */
export interface StorefrontContextValue extends StorefrontSettings {
  /** `useStorefrontClient` returns it with collections, pages, menus and the items' own types. */
  readonly client: ProductsClient
  readonly queryClient: QueryClient
  readonly locale: string
}

export const StorefrontContext = createContext<StorefrontContextValue | undefined>(undefined)
