import { Suspense } from 'react'
import { useSuspenseProduct } from 'storefront-react'

const Name = ({ slug }: { slug: string }) => (
  <h1>{useSuspenseProduct({ slug }).data.name}</h1>
)

export const ProductPage = ({ slug }: { slug: string }) => (
  <Suspense fallback={<p>Loading</p>}>
    <Name slug={slug} />
  </Suspense>
)
