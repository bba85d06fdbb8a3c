import { texts } from '../lib/texts'
import { ProductGridSkeleton } from './shop/product-grid/product-grid-skeleton'

export const ListSkeleton = () => <ProductGridSkeleton role="status" aria-label={texts.loading} />
