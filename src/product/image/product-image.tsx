'use client'
import * as React from 'react'
import { forwardRef, useContext, useEffect, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'

import { getImage } from '../../core/readers/get-image.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { StorefrontContext, type ImageLoader } from '../../provider/storefront-context.js'
import { useInlineStyle } from '../../parts/use-inline-style.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { keepRatio } from './keep-ratio.js'
import { getSources } from './sources.js'
import { watchDecoding } from './watch-decoding.js'

/** State of `<ProductImage>`, written as `data-*` attributes. */
export interface ProductImageState {
  /** `none`: there is no image. `error`: the image could not be loaded. */
  readonly status: 'loading' | 'loaded' | 'error' | 'none'
  /** Whether `fallbackSrc` is shown. */
  readonly fallback: boolean
}

/** Props of `<ProductImage>`, which renders an `<img>`, or a fallback when there is no image. */
export interface ProductImageProps extends Omit<
  PartProps<'img', ProductImageState>,
  'src' | 'srcSet' | 'width' | 'height' | 'children'
> {
  /** Any shape that `getImage` reads. Takes precedence over `variant` and `product`. */
  readonly image?: unknown
  /** Its image takes precedence over the product's images. */
  readonly variant?: { readonly image?: unknown } | null | undefined
  /** Its first image is shown. Its name is the default of `alt`. */
  readonly product?: { readonly images: readonly unknown[]; readonly name: string } | undefined
  /** Default: the image's alternative text, or the product's name. `''` for a decorative image. */
  readonly alt?: string | undefined
  /** In CSS pixels, for an image with a fixed width. */
  readonly width?: number | undefined
  /** In CSS pixels. */
  readonly height?: number | undefined
  /**
   * Width by height, e.g. `4 / 5`. It reserves the space before the image is loaded. Without `width` and `height`, the image
   * is as wide as the file if its size is known, else as its container; any CSS takes precedence.
   */
  readonly aspectRatio?: number | string | undefined
  /** The displayed width, as in `<img sizes>`, for an image without `width`. Default: `'100vw'`. */
  readonly sizes?: string | undefined
  /** The widths in the `srcset`, in pixels, for an image without `width`. At most the image's own width, if known. */
  readonly widths?: readonly number[] | undefined
  /** 1 to 100, passed to the image loader. */
  readonly quality?: number | undefined
  /** Loads eagerly with high fetch priority, for the largest image at the top of a page. Default: lazy. */
  readonly priority?: boolean | undefined
  /** Default: the provider's `imageLoader`. */
  readonly imageLoader?: ImageLoader | undefined
  /** URL of the image to show when there is none or loading fails. Default: an empty frame. */
  readonly fallbackSrc?: string | undefined
}

const DEFAULT_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920]

/** A data URL, because a fallback from the network can fail too. */
const FRAME =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath fill='none' stroke='%23888' stroke-opacity='.6' stroke-width='1.5' d='M34 36h32v28H34zm0 22 9-9 7 7 6-5 10 8M57 44h1'/%3E%3C/svg%3E"

// React 18 warns about the camel-case attribute, React 19 about the lower-case one.
const FETCH_PRIORITY = 'use' in React ? 'fetchPriority' : 'fetchpriority'

/** A lazy `<img>` with a `srcset` from the image loader, and a fallback for a missing or failed image. */
export const ProductImage = forwardRef(function ProductImage(
  {
    image,
    variant,
    product,
    alt,
    width,
    height,
    aspectRatio,
    sizes = '100vw',
    widths = DEFAULT_WIDTHS,
    quality,
    priority,
    imageLoader,
    fallbackSrc = FRAME,
    ...props
  }: ProductImageProps,
  ref: Ref<HTMLImageElement>,
) {
  const store = useContext(StorefrontContext)
  const shown =
    getImage(image) ??
    getImage(variant?.image) ??
    product?.images?.map(getImage).find((each) => each !== undefined)
  const imgRef = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; status: 'loaded' | 'error' }>()

  const src = shown?.src
  const status = !src ? 'none' : outcome?.src === src ? outcome.status : 'loading'
  const fallback = status === 'none' || status === 'error'

  useEffect(() => {
    if (src && imgRef.current) {
      return watchDecoding(imgRef.current, () => setOutcome({ src, status: 'loaded' }))
    }
  }, [src])

  const style = useInlineStyle(aspectRatio === undefined ? undefined : { aspectRatio })
  const size = sizeOf(width, height, aspectRatio, shown)
  const hasOwnWidth = style !== undefined && width === undefined && height === undefined
  useClientLayoutEffect(() => {
    if (hasOwnWidth && imgRef.current) keepRatio(imgRef.current)
  }, [hasOwnWidth, size.width])
  const onOutcome = (status: 'loaded' | 'error') => () => src && !fallback && setOutcome({ src, status })
  return usePart({
    tag: 'img',
    props,
    ref: [imgRef, ref],
    state: { status, fallback },
    ownProps: {
      // Before `src`: React sets attributes in order, and some browsers start to load as soon as `src` is set.
      loading: priority ? 'eager' : 'lazy',
      decoding: 'async',
      [FETCH_PRIORITY]: priority ? 'high' : undefined,
      ...(src && !fallback
        ? getSources({
            src,
            imageLoader: imageLoader ?? store?.imageLoader,
            quality,
            fixedWidth: width,
            knownWidth: shown?.width,
            widths,
            sizes,
          })
        : { src: fallbackSrc }),
      alt: alt ?? (shown?.alt || product?.name) ?? '',
      ...size,
      style,
      onLoad: onOutcome('loaded'),
      // Before a frame shows the failed image, whose box is that of its text.
      onError: () => flushSync(onOutcome('error')),
    },
  })
})

/** Attributes, because any CSS takes precedence. A missing side is derived from the ratio, so that the image is not distorted. */
function sizeOf(
  width: ProductImageProps['width'],
  height: ProductImageProps['height'],
  aspectRatio: ProductImageProps['aspectRatio'],
  known: { readonly width?: number | undefined; readonly height?: number | undefined } = {},
): { readonly width?: number | string | undefined; readonly height?: number | undefined } {
  const isFree = width === undefined && height === undefined
  if (aspectRatio === undefined) {
    if (isFree) return { width: known.width, height: known.height }
    const ratio = Number(known.width) / Number(known.height)
    return { width: width ?? sideOf(Number(height) * ratio), height: height ?? sideOf(Number(width) / ratio) }
  }
  // Until it loads, an image without a width has none in Chromium. A height would beat the ratio.
  if (isFree) return { width: known.width ?? '100%' }
  const [x, y = 1] = `${aspectRatio}`.split('/').map(Number)
  return { width: width ?? sideOf((Number(height) * Number(x)) / y), height }
}

const sideOf = (side: number) => Math.round(side) || undefined
