import { expectTypeOf, test } from 'vitest'

import type { Variant } from '../../core/schemas/variant.js'
import type { Product } from '../../core/schemas/product.js'
import { ProductGallery } from './index.js'

declare const product: Product & { variants: (Variant & { weight: number })[] }
declare const image: ProductGallery.ThumbnailProps['image']

test('a misspelt state, label or prop of ProductGallery.Root does not compile', () => (
  <>
    <ProductGallery.Root product={product} className={({ single }) => (single ? 'one' : '')} />
    {/* @ts-expect-error -- the state is `single` */}
    <ProductGallery.Root product={product} className={(state) => (state.singel ? 'one' : '')} />
    {/* @ts-expect-error -- the label is `previous` */}
    <ProductGallery.Root product={product} labels={{ prev: '‹' }} />
    {/* @ts-expect-error -- the value is `position` */}
    <ProductGallery.Root product={product} labels={{ status: ({ index }) => `${index}` }} />
    {/* @ts-expect-error -- the prop is `defaultValue` */}
    <ProductGallery.Root product={product} defaultImage="/a.jpg" />
    {/* @ts-expect-error -- `product` is required */}
    <ProductGallery.Root />
    <ProductGallery.Root
      product={product}
      onValueChange={(_, { image }) => expectTypeOf(image.variants[0]!.weight).toBeNumber()}
    />
  </>
))

test('a misspelt state or prop of the parts of ProductGallery does not compile', () => (
  <>
    <ProductGallery.Image className={({ status }) => (status === 'loading' ? 'blur' : '')} />
    {/* @ts-expect-error -- the gallery chooses the image */}
    <ProductGallery.Image image="/a.jpg" />
    {/* @ts-expect-error -- the state is `status` */}
    <ProductGallery.Image className={(state) => (state.loading ? 'blur' : '')} />
    <ProductGallery.Thumbnail image={image} className={({ current }) => (current ? 'on' : '')} />
    {/* @ts-expect-error -- the state is `current` */}
    <ProductGallery.Thumbnail image={image} className={(state) => (state.selected ? 'on' : '')} />
    {/* @ts-expect-error -- `image` is required */}
    <ProductGallery.Thumbnail />
    <ProductGallery.Previous className={({ disabled }) => (disabled ? 'off' : '')} />
    {/* @ts-expect-error -- the state is `disabled` */}
    <ProductGallery.Previous className={(state) => (state.atEnd ? 'off' : '')} />
    {/* @ts-expect-error -- the prop is `className` */}
    <ProductGallery.Previous classname="on" />
    {/* @ts-expect-error -- the state is `disabled` */}
    <ProductGallery.Next className={(state) => (state.atEnd ? 'off' : '')} />
    {/* @ts-expect-error -- the prop is `className` */}
    <ProductGallery.Next classname="on" />
    {/* @ts-expect-error -- the part has no state */}
    <ProductGallery.Status className={(state) => (state.single ? 'one' : '')} />
    {/* @ts-expect-error -- the prop is `className` */}
    <ProductGallery.Status classname="on" />
  </>
))
