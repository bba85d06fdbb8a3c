'use client'
import * as React from 'react'
import { forwardRef, useContext, useEffect, useRef, useState, type Ref } from 'react'

import { getImage } from '../core/readers/get-image.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { StorefrontContext, type ImageLoader } from '../provider/storefront-context.js'
import { getSources } from './sources.js'

/** Read as `data-status` and `data-fallback`. */
export interface ProductImageState extends Record<string, unknown> {
  /** `none`: there is no image. `error`: it could not be loaded. */
  readonly status: 'loading' | 'loaded' | 'error' | 'none'
  /** The fallback is shown in its place. */
  readonly fallback: boolean
}

export interface ProductImageProps extends Omit<
  PartProps<'img', ProductImageState>,
  'src' | 'srcSet' | 'width' | 'height' | 'children'
> {
  /** The image, in any of the shapes that `getImage` reads. It comes before the two below. */
  readonly image?: unknown
  /** Its image, if it has one; e.g. the variant that a picker has chosen. */
  readonly variant?: { readonly image: unknown } | null | undefined
  /** Its first image; and its name, where the image has no text of its own. */
  readonly product?: { readonly images: readonly unknown[]; readonly name: string } | undefined
  /** Default: the image's own text, else the product's name, else none. `''` for one that says nothing new. */
  readonly alt?: string | undefined
  /** In CSS pixels, for an image that is equally wide everywhere. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Width by height, e.g. `4 / 5`: keeps its place before it is loaded, whatever is known of its size. */
  readonly aspectRatio?: number | string | undefined
  /** How wide it is shown, for one without `width`. Default `'100vw'`. */
  readonly sizes?: string | undefined
  /** The widths offered to the browser, for one without `width`. */
  readonly widths?: readonly number[] | undefined
  /** 1 to 100, passed to the image loader. */
  readonly quality?: number | undefined
  /** Loads it at once and first: for the one that a page opens with. Others load near the viewport. */
  readonly priority?: boolean | undefined
  /** Default: the provider's. */
  readonly imageLoader?: ImageLoader | undefined
  /** The address shown where there is no image or it fails. Default: an empty frame. */
  readonly fallbackSrc?: string | undefined
}

const DEFAULT_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920]

/** A quiet frame in the text's colour, drawn here: a fallback that had to be loaded could fail too. */
const FRAME =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Cpath fill='none' stroke='%23888' stroke-opacity='.6' stroke-width='1.5' d='M34 36h32v28H34zm0 22 9-9 7 7 6-5 10 8M57 44h1'/%3E%3C/svg%3E"

// React 18 knows the attribute in lower case only and warns about the other.
const FETCH_PRIORITY = 'use' in React ? 'fetchPriority' : 'fetchpriority'

/**
 * An image of a product or variant: lazy, in the sizes that the image loader makes, keeping its place while it
 * loads, with a fallback on error and where there is none. Renders an `<img>`.
 */
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
  const shown = getImage(image) ?? getImage(variant?.image) ?? getImage(product?.images?.[0])
  const element = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState<{ src: string; status: 'loaded' | 'error' }>()

  const src = shown?.src
  const status = !src ? 'none' : outcome?.src === src ? outcome.status : 'loading'
  const fallback = status === 'none' || status === 'error'

  // What happened to it before this code arrived gives no event any more.
  useEffect(() => {
    const img = element.current
    if (!src || !img?.complete) return
    let current = true
    img.decode().then(
      () => current && setOutcome({ src, status: 'loaded' }),
      // Also rejects when it is replaced or cannot be decoded just now: without pixels it has failed.
      () => current && !img.naturalWidth && setOutcome({ src, status: 'error' }),
    )
    return () => {
      current = false
    }
  }, [src])

  const settle = (status: 'loaded' | 'error') => () => src && !fallback && setOutcome({ src, status })
  return usePart(
    'img',
    props,
    [element, ref],
    { status, fallback },
    {
      // Before the address: some browsers begin to load the moment they have one.
      loading: priority ? 'eager' : 'lazy',
      decoding: 'async',
      [FETCH_PRIORITY]: priority ? 'high' : undefined,
      ...(src && !fallback
        ? getSources({
            src,
            imageLoader: imageLoader ?? store?.imageLoader,
            quality,
            fixedWidth: width,
            widths,
            sizes,
          })
        : { src: fallbackSrc }),
      alt: alt ?? (shown?.alt || product?.name) ?? '',
      ...sizeOf(width, height, aspectRatio, shown),
      style: aspectRatio === undefined ? undefined : { aspectRatio },
      onLoad: settle('loaded'),
      onError: settle('error'),
    },
  )
})

/** Both sizes of one shape: what is known of the image would not fit a side that is given alone. */
function sizeOf(
  width: ProductImageProps['width'],
  height: ProductImageProps['height'],
  aspectRatio: ProductImageProps['aspectRatio'],
  known: { readonly width?: number | undefined; readonly height?: number | undefined } = {},
) {
  if (width === undefined && height === undefined) return { width: known.width, height: known.height }
  const ratio = aspectRatio === undefined && known.width && known.height && known.width / known.height
  if (!ratio) return { width, height }
  return {
    width: width ?? Math.round(Number(height) * ratio),
    height: height ?? Math.round(Number(width) / ratio),
  }
}
