'use client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

import type { AnyStorefrontClient, Variant } from '../core/index.js'
import type { LabelOverrides } from './labels.js'

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
  /** ISO 4217 code. The API does not provide it, so there is no default; `Price` without a currency throws. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Never read from the browser, where it could differ from the server's. Default `'en'`. */
  readonly locale?: string | undefined
  readonly labels?: LabelOverrides | undefined
  readonly imageLoader?: ImageLoader | undefined
  /** Whether a shopper can buy a variant; replaces the default rule. */
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
}

export interface StorefrontContextValue extends StorefrontSettings {
  readonly client: AnyStorefrontClient
  /** Holds this store's cached data. */
  readonly queryClient: QueryClient
  readonly locale: string
}

export const StorefrontContext = createContext<StorefrontContextValue | undefined>(undefined)
