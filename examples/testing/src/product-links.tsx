import { Link } from 'react-router'
import { useProducts } from 'storefront-react'
import { useProductListUrl } from 'storefront-react/url'

/** The order is in the URL, and each product is a link. */
export function ProductLinks() {
  const { params, setParams } = useProductListUrl({ sorts: ['name', 'price'] })
  const { data } = useProducts(params)
  return (
    <>
      <button onClick={() => void setParams({ sort: 'name', order: 'asc' })}>Sort by name</button>
      <ul>
        {data?.items.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/products/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
