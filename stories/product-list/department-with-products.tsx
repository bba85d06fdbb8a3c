import { MemoryRouter, Route, Routes, useParams } from 'react-router'

import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { useProduct } from '../../src/index.js'
import { ShopLink } from '../shop/shop-link.js'
import { Department, type ListProps } from './department.js'

export function DepartmentWithProducts(props: ListProps) {
  return (
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Department {...props} />} />
        <Route path="/products/:slug" element={<OpenedProduct />} />
      </Routes>
    </MemoryRouter>
  )
}

function OpenedProduct() {
  const { slug = '' } = useParams()
  const { data } = useProduct({ slug })
  return (
    <main className="shop-page grid justify-items-start gap-6">
      <ShopLink href="/" className={outlineButton}>
        Back to all products
      </ShopLink>
      <h1 className="shop-title">{data?.name}</h1>
    </main>
  )
}
