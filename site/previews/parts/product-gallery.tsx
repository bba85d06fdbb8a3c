import { ProductGallery } from '../../../blocks/product-page/product-gallery.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function ProductGalleryPreview({ products, texts }: PreviewProps) {
  const product = products.find(({ images }) => images.length > 3)
  return (
    <PreviewPage title={product?.name ?? texts.shopName}>
      <div className="max-w-md">{product && <ProductGallery product={product} variant={null} />}</div>
    </PreviewPage>
  )
}
