'use client'
import { forwardRef, useContext, useState, type ReactElement, type Ref, type RefAttributes } from 'react'

import { getImage } from '../../core/readers/get-image.js'
import { getProductImages, type ProductImageEntry } from '../../core/variants/get-product-images.js'
import type { Product } from '../../core/schemas/product.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { StorefrontContext } from '../../provider/storefront-context.js'
import { GalleryContext, type GalleryReason } from './gallery-context.js'
import type { Labels } from '../../core/labels/labels.js'
import { defaultLabels } from './labels.js'

/** State of `<ProductGallery.Root>`, written as `data-*` attributes. */
export interface ProductGalleryRootState {
  /** The product has one picture, so there is nothing to choose. */
  readonly single: boolean
  /** The product has no picture. */
  readonly empty: boolean
}

/** Props of `<ProductGallery.Root>`, which renders a `<div role="group">`. */
export interface ProductGalleryRootProps<
  P extends Pick<Product, 'name' | 'images' | 'variants'>,
> extends Omit<PartProps<'div', ProductGalleryRootState>, 'defaultValue'> {
  readonly product: P
  /** The selected variant. A variant with another picture shows that picture, in place of the one that was chosen. */
  readonly variant?: { readonly image: unknown } | null | undefined
  /** The URL of the picture that is shown, if the app keeps the choice. */
  readonly value?: string | undefined
  /** The URL of the picture that is chosen at first. Default: the picture of the variant, else the first one. */
  readonly defaultValue?: string | undefined
  /** Called when the shopper chooses a picture. `image.variants` are the variants that it shows. */
  readonly onValueChange?:
    | ((
        value: string,
        details: {
          readonly image: ProductImageEntry<P['variants'][number]>
          readonly reason: 'thumbnail' | 'previous' | 'next'
        },
      ) => void)
    | undefined
  /** Texts of this gallery, merged over the provider's `labels.productGallery`. */
  readonly labels?: Partial<Labels['productGallery']> | undefined
}

/**
 * The pictures of a product. Shows the picture that the shopper chose until a variant with another picture is selected.
 * Renders a `<div role="group">`.
 * @example
 * <ProductGallery.Root product={product} variant={variant}>
 *   <ProductGallery.Image />
 *   {getProductImages(product).map((image) => (
 *     <ProductGallery.Thumbnail key={image.src} image={image} />
 *   ))}
 * </ProductGallery.Root>
 */
export const ProductGalleryRoot = forwardRef(function ProductGalleryRoot(
  {
    product,
    variant,
    value,
    defaultValue,
    onValueChange,
    labels,
    ...props
  }: ProductGalleryRootProps<Pick<Product, 'name' | 'images' | 'variants'>>,
  ref: Ref<HTMLDivElement>,
) {
  const storeLabels = useContext(StorefrontContext)?.labels?.productGallery
  const texts = { ...defaultLabels, ...storeLabels, ...labels }
  const [thumbnails] = useState(() => new Map<string, HTMLElement>())
  const images = getProductImages(product)
  const ofVariant = getImage(variant?.image)?.src
  const [chosen, setChosen] = useState({ src: defaultValue, ofVariant })
  // A variant without a picture of its own says nothing about pictures, so the choice stays.
  const isCurrent = ofVariant === undefined || chosen.ofVariant === ofVariant
  if (!isCurrent && chosen.src !== undefined) setChosen({ src: undefined, ofVariant })
  // A picture that only other variants have says something false about this one.
  const [first] = variant ? getProductImages({ ...product, variants: [] }) : images
  const indexOf = (src: string | undefined) => images.findIndex((image) => image.src === src)
  const index = [value, isCurrent ? chosen.src : undefined, ofVariant, first?.src]
    .map(indexOf)
    .find((each) => each >= 0)

  const show = (next: number, reason: GalleryReason) => {
    const image = images[next]
    if (image && next !== index) {
      setChosen({ src: image.src, ofVariant })
      onValueChange?.(image.src, { image, reason })
    }
    return image
  }
  const element = usePart({
    tag: 'div',
    props,
    ref,
    state: { single: images.length === 1, empty: images.length === 0 },
    ownProps: { role: 'group', 'aria-label': texts.gallery({ name: product.name }) },
  })
  return (
    <GalleryContext.Provider value={{ product, images, index: index ?? -1, labels: texts, thumbnails, show }}>
      {element}
    </GalleryContext.Provider>
  )
}) as <P extends Pick<Product, 'name' | 'images' | 'variants'>>(
  props: ProductGalleryRootProps<P> & RefAttributes<HTMLDivElement>,
) => ReactElement
