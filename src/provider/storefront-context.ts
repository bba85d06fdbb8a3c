'use client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

import type { AnyStorefrontClient, Variant } from '../core/index.js'
import type { LabelOverrides } from './labels.js'

/** Makes the address of an image at a width, e.g. through an image CDN. */
export type ImageLoader = (image: {
  readonly src: string
  /** Width in CSS pixels times the device's pixel ratio. */
  readonly width: number
  /** 1 to 100. */
  readonly quality?: number | undefined
}) => string

/** Facts of a store that the API does not tell. */
export interface StorefrontSettings {
  /** ISO 4217 code. The API names no currency, so nothing is assumed; `Price` without one throws. */
  readonly currency?: string | undefined
  /** BCP 47 tag. Never taken from the browser, where it could differ from the server's. Default `'en'`. */
  readonly locale?: string | undefined
  readonly labels?: LabelOverrides | undefined
  readonly imageLoader?: ImageLoader | undefined
  /** Whether a variant can be bought; replaces the default rule. */
  readonly isVariantAvailable?: ((variant: Variant) => boolean) | undefined
}

export interface StorefrontContextValue extends StorefrontSettings {
  readonly client: AnyStorefrontClient
  /** Holds this store's cached data. */
  readonly queryClient: QueryClient
  readonly locale: string
}

export const StorefrontContext = createContext<StorefrontContextValue | undefined>(undefined)
