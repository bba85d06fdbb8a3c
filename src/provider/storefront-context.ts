'use client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

import type { ProductsClient } from '../core/client/create-products-client.js'
import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { LabelOverrides } from '../core/labels/labels.js'
import type { GetPriorPrice } from '../core/money/prior-price.js'
import type { Variant } from '../core/schemas/variant.js'

/** Returns the URL of an image at a width, e.g. through an image CDN. */
export type ImageLoader = (image: {
  readonly src: string
  /** Width in CSS pixels times the device's pixel ratio. */
  readonly width: number
  /** 1 to 100. */
  readonly quality?: number | undefined
}) => string

/** Settings of a store that the API does not provide. */
export interface StorefrontSettings {
  /** ISO 4217 code. No default, because the API does not provide one; `Price` throws without a currency. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Default `'en'`; never the browser's locale, which could differ from the server's. */
  readonly locale?: string | undefined
  /** Texts of all components, by component. */
  readonly labels?: LabelOverrides | undefined
  /** Returns the URL of an image at a width. Default: the URL as the store sends it. */
  readonly imageLoader?: ImageLoader | undefined
  /** Replaces the default rule for whether a shopper can buy a variant. */
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
  /**
   * Returns the lowest price of a variant in the 30 days before its reduction, or nothing where it is not known. Discounts
   * are then measured from this price instead of `compareAtPrice`. `Price` also shows variants of search results.
   *
   * @see docs/prices.md
   */
  readonly getPriorPrice?: GetPriorPrice | undefined
  /**
   * `false` leaves `style` attributes out of server-rendered HTML, for a Content Security Policy without
   * `'unsafe-inline'`. They are set after hydration. Default `true`.
   *
   * @see docs/content-security-policy.md for the CSS that hides texts until then.
   */
  readonly inlineStyles?: boolean | undefined
}

/** What `useStorefront` returns: the client, the query client and the provider's settings. */
export interface StorefrontContextValue extends StorefrontSettings {
  readonly client: AnyStorefrontClient
  readonly queryClient: QueryClient
  readonly locale: string
}

/** The client that a provider creates has only products until an app reads the client with `useStorefront`. */
export interface StoreContextValue extends Omit<StorefrontContextValue, 'client'> {
  readonly client: ProductsClient
}

export const StorefrontContext = createContext<StoreContextValue | undefined>(undefined)
