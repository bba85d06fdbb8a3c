'use client'
import { getProductImages, ProductGallery as Gallery, type Product, type Variant } from 'storefront-react'

import { iconButton } from '../shop-ui/class-names'

export interface ProductGalleryProps {
  readonly product: Product
  /** Its image is shown until the shopper chooses another one. */
  readonly variant: Variant | null
}

export function ProductGallery({ product, variant }: ProductGalleryProps) {
  return (
    <Gallery.Root className="group grid gap-3" product={product} variant={variant}>
      <div className="relative aspect-square overflow-hidden rounded-lg bg-muted">
        <Gallery.Image className="size-full object-cover" priority sizes="(min-width: 64rem) 40rem, 100vw" />
        <Gallery.Previous className={`${step} start-3`}>‹</Gallery.Previous>
        <Gallery.Next className={`${step} end-3`}>›</Gallery.Next>
      </div>
      <Gallery.Status className="text-sm text-muted-foreground empty:hidden" />
      <div className="flex flex-wrap gap-3 group-data-single:hidden">
        {getProductImages(product).map((image) => (
          <Gallery.Thumbnail key={image.src} image={image} className={thumbnail} />
        ))}
      </div>
    </Gallery.Root>
  )
}

const step = `${iconButton} absolute top-1/2 -translate-y-1/2 bg-background text-2xl aria-disabled:opacity-50 rtl:-scale-x-100`

const thumbnail =
  'block cursor-pointer overflow-hidden rounded-md border-2 border-transparent outline-ring focus-visible:outline-2 ' +
  'forced-colors:border-[Canvas] forced-colors:data-current:border-[Highlight] ' +
  'focus-visible:outline-offset-2 data-current:border-foreground [&_img]:size-18 [&_img]:bg-muted [&_img]:object-cover'
