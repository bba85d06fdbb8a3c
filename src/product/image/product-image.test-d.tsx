import { test } from 'vitest'

import { ProductImage } from './product-image.js'

test('a misspelt state or prop of ProductImage does not compile', () => (
  <>
    <ProductImage image="/a.jpg" className={(state) => state.status} />
    {/* @ts-expect-error -- the state is `status` */}
    <ProductImage image="/a.jpg" className={(state) => (state.state ? 'on' : undefined)} />
    {/* @ts-expect-error -- the prop is `fallbackSrc` */}
    <ProductImage image="/a.jpg" fallback="/frame.svg" />
    {/* @ts-expect-error -- the image is in `image`, not in `src` */}
    <ProductImage src="/a.jpg" />
  </>
))
