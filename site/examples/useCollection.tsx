import { useCollection } from 'storefront-react'

export function CollectionTitle({ slug }: { slug: string }) {
  const { data: collection } = useCollection({ slug })
  return <h1>{collection?.name}</h1>
}
