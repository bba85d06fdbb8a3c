import type { Product } from '../../../src/core/index.js'
import { autoPaging, ProductList } from '../../../src/index.js'
import { VirtualProductGrid } from '../../../src/virtual/index.js'
import { settings } from './settings-of-page.js'

const { layout, isAuto, hasImageSizes, hasCarousel } = settings
const Items = layout === 'virtual' ? VirtualProductGrid : ProductList.Items

function renderProduct({ id, name }: Product) {
  const height = 120 + (Number(id.slice(1)) % 7) * 30
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"/>`
  return (
    <ProductList.Item>
      <img
        alt=""
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        {...(hasImageSizes && { width: 200, height })}
      />
      {name}
    </ProductList.Item>
  )
}

export function ListPage() {
  return (
    <main>
      <h1>Products</h1>
      {hasCarousel && (
        <ProductList.Root params={{ limit: 12, sort: 'name', order: 'desc' }} id="carousel">
          <ProductList.Items className="carousel">
            {({ name }: Product) => <ProductList.Item>{name}</ProductList.Item>}
          </ProductList.Items>
          <ProductList.Next />
        </ProductList.Root>
      )}
      <ProductList.Root params={{ limit: 20 }} id="list" {...(isAuto && { paging: autoPaging })}>
        <ProductList.Previous />
        <ProductList.Pending>Loading</ProductList.Pending>
        <Items className={layout === 'column' ? 'column' : 'grid'}>{renderProduct}</Items>
        <ProductList.Next />
        <ProductList.Error />
      </ProductList.Root>
    </main>
  )
}
