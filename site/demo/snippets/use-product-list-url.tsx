import { useProductListUrl } from 'storefront-react/url'

export function CheapestFirst() {
  const { params, setParams } = useProductListUrl()
  const sort = () => setParams({ sort: 'price', order: 'asc' })
  return (
    <button disabled={params.sort === 'price'} onClick={sort}>
      Cheapest first
    </button>
  )
}
