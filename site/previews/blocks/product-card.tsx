import { ProductCard } from '../../../blocks/product-card/product-card.js'
import { productColumns } from '../../../blocks/shop-ui/class-names.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { isOnSale, isSoldOut } from '../product-kinds.js'

export default function ProductCardPreview({ products, texts }: PreviewProps) {
  const plain = products.filter((product) => !isOnSale(product) && !isSoldOut(product))
  const cards = [plain[0], products.find(isOnSale), products.find(isSoldOut), plain[1]]
  return (
    <PreviewPage title={texts.newIn}>
      <h2 className="sr-only">{texts.items}</h2>
      <ul className={productColumns} aria-label={texts.newIn}>
        {cards.map((product) => product && <ProductCard key={product.id} product={product} />)}
      </ul>
    </PreviewPage>
  )
}
