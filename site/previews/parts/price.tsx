import { Price } from '../../../src/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'
import { isOnSale } from '../product-kinds.js'

export default function PricePreview({ products, texts }: PreviewProps) {
  const hasRange = ({ variants }: PreviewProps['products'][number]) =>
    new Set(variants.map(({ price }) => price)).size > 1
  const shown = [
    products.find((product) => !isOnSale(product) && !hasRange(product)),
    products.find((product) => isOnSale(product) && !hasRange(product)),
    products.find((product) => !isOnSale(product) && hasRange(product)),
  ]
  return (
    <PreviewPage title={texts.items}>
      <dl className="grid max-w-md divide-y">
        {shown.map(
          (product) =>
            product && (
              <div key={product.id} className="flex items-baseline justify-between gap-4 py-4">
                <dt>{product.name}</dt>
                <dd>
                  <Price.Root className="text-lg tabular-nums" product={product}>
                    <Price.Current className="font-medium data-sale:text-destructive" />{' '}
                    <Price.Original className="text-sm text-muted-foreground" />{' '}
                    <Price.Discount className="text-sm text-destructive" />
                  </Price.Root>
                </dd>
              </div>
            ),
        )}
      </dl>
    </PreviewPage>
  )
}
