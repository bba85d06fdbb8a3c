import { NotFoundError, Price, useProduct } from 'storefront-react'

export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error } = useProduct({ slug })
  if (error instanceof NotFoundError)
    return <h1>This product is no longer available.</h1>
  if (!product) return <p>Loading</p>
  return (
    <>
      <h1>{product.name}</h1>
      <Price.Root product={product} />
    </>
  )
}
