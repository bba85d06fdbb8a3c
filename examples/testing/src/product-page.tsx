import { useParams } from 'react-router'
import { useProduct } from 'storefront-react'

export function ProductPage() {
  const { slug = '' } = useParams()
  const { data } = useProduct({ slug })
  return <h1>{data?.name}</h1>
}
