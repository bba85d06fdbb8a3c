import { Description } from '../../../src/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function DescriptionPreview({ products }: PreviewProps) {
  const [product] = products
  return (
    <PreviewPage>
      <h1 className="text-2xl font-semibold tracking-tight">{product?.name}</h1>
      <Description
        className="grid max-w-prose gap-3 text-muted-foreground"
        text={product?.description ?? ''}
      />
    </PreviewPage>
  )
}
