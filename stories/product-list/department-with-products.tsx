import { useState } from 'react'

import type { Product } from '../../src/core/index.js'
import { Department, type DepartmentProps } from './department.js'

export function DepartmentWithProducts(props: DepartmentProps) {
  const [product, setProduct] = useState<Product>()
  if (!product) return <Department {...props} onChoose={setProduct} />
  return (
    <main className="shop-page">
      <button type="button" className="shop-button department-back" onClick={() => setProduct(undefined)}>
        Back to all products
      </button>
      <h1 className="shop-title">{product.name}</h1>
    </main>
  )
}
