import { ProductCard } from '../../../blocks/product-card/product-card.js'
import { outlineButton, productColumns } from '../../../blocks/shop-ui/class-names.js'
import { autoPaging, ProductList, type Product } from '../../../src/index.js'
import { VirtualProductGrid } from '../../../src/virtual/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

const renderCard = (product: Product) => <ProductCard product={product} />

export default function VirtualProductGridPreview({ texts }: PreviewProps) {
  return (
    <PreviewPage title={texts.allProducts}>
      <ProductList.Root className="grid gap-6" params={{ limit: 60 }} paging={autoPaging} restoreKey={null}>
        <h2 className="sr-only">{texts.items}</h2>
        <ProductList.Status className="min-h-5 text-sm text-muted-foreground" />
        <VirtualProductGrid className={productColumns} aria-label={texts.allProducts}>
          {renderCard}
        </VirtualProductGrid>
        <ProductList.Next className={`${outlineButton} justify-self-center`} />
        <ProductList.Error />
      </ProductList.Root>
    </PreviewPage>
  )
}
