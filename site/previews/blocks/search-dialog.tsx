import { SearchDialog } from '../../../blocks/search-dialog/search-dialog.js'
import { ProductRow } from '../../../blocks/product-grid/product-row.js'
import { PreviewHeader, PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { usePreviewSearch } from '../use-preview-search.js'

/** The dialog is closed at first, because it would take the focus from the page around the preview. */
export default function SearchDialogPreview({ products, texts }: PreviewProps) {
  const search = usePreviewSearch()
  return (
    <>
      <PreviewHeader name={texts.shopName}>
        <SearchDialog search={search} />
      </PreviewHeader>
      <PreviewPage title={texts.shopName}>
        <ProductRow title={texts.newIn} products={products.slice(0, 4)} />
      </PreviewPage>
    </>
  )
}
