import { ProductImage } from '../../../src/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

/** The last one has no picture in the store, so nothing but its place is shown. */
export default function ProductImagePreview({ products, texts }: PreviewProps) {
  const [first, second, third] = products
  const shown = [first, second, third && { ...third, images: [], variants: [] }]
  return (
    <PreviewPage title={texts.items}>
      <div className="grid grid-cols-3 gap-4">
        {shown.map(
          (product) =>
            product && (
              <ProductImage
                key={product.id}
                className="aspect-square w-full rounded-lg bg-muted object-cover"
                product={product}
              />
            ),
        )}
      </div>
    </PreviewPage>
  )
}
