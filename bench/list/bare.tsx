/** The first page of products with `fetch` and React only. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

import type { Product } from '../../src/core/index.js'
import { TimedRow } from './row.js'

function Bare() {
  const [products, setProducts] = useState<readonly Product[]>()
  useEffect(() => {
    void fetch('/api/v1/products?limit=24', { headers: { Authorization: 'Bearer pk_bench' } })
      .then((response) => response.json() as Promise<{ data: Product[] }>)
      .then(({ data }) => setProducts(data))
  }, [])
  return (
    <ul>
      {products?.map((product) => (
        <li key={product.id}>
          <TimedRow product={product} />
        </li>
      ))}
    </ul>
  )
}

createRoot(document.getElementById('root')!).render(<Bare />)
