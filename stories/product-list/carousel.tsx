import { renderProductCard } from '../../blocks/product-card/product-card.js'
import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { ProductList } from '../../src/index.js'
import type { ListProps } from './department.js'

/** A row that scrolls sideways. */
export function Carousel(props: ListProps) {
  return (
    <ProductList.Root {...props} render={<main className="shop-page" />}>
      <header className="shop-header">
        <div>
          <h1 className="shop-title">New this week</h1>
          <ProductList.Status className="shop-count" render={<p />} />
        </div>
        <div className="flex gap-2">
          <ProductList.Previous className={outlineButton} />
          <ProductList.Next className={outlineButton} />
        </div>
      </header>
      <h2 className="sr-only">Products</h2>
      <ProductList.Error />
      <ProductList.Items className="flex gap-4 overflow-x-auto py-2 *:shrink-0 *:basis-[min(15rem,70vw)]">
        {renderProductCard}
      </ProductList.Items>
    </ProductList.Root>
  )
}
