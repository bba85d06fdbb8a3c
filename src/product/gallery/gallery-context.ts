'use client'
import { createContext } from 'react'

import type { ProductImageEntry } from '../../core/variants/get-product-images.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { Labels } from '../../core/labels/labels.js'

/** A picture of the gallery and the variants that it shows. */
export type GalleryImage<V = unknown> = ProductImageEntry<V>

export type GalleryReason = 'thumbnail' | 'previous' | 'next'

export interface GalleryContextValue {
  readonly product: { readonly name: string }
  readonly images: readonly GalleryImage[]
  /** Index of the picture that is shown; -1 if the product has none. */
  readonly index: number
  readonly labels: Labels['productGallery']
  /** The mounted thumbnails, by the URL of their picture. */
  readonly thumbnails: Map<string, HTMLElement>
  /** Shows the picture at an index and returns it. Ignores an index without a picture. */
  readonly show: (index: number, reason: GalleryReason) => GalleryImage | undefined
}

export const GalleryContext = createContext<GalleryContextValue | undefined>(undefined)

export const useGallery = () =>
  useRequiredContext(GalleryContext, partErrorMessage, 'no-root', 'ProductGallery.Root')

/** The values of the texts that name a picture. */
export function describeImage({ images, product }: GalleryContextValue, index: number) {
  const alt = images[index]?.alt ?? ''
  // A picture without a text of its own is often named like the product, which the gallery is named after already.
  return { position: index + 1, total: images.length, alt: alt === product.name ? '' : alt }
}
