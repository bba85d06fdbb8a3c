import { useCollections } from 'storefront-react'

export function Collections() {
  const { data } = useCollections({ limit: 20 })
  return data?.items.map(({ id, name, slug }) => (
    <a key={id} href={`/collections/${slug}`}>
      {name}
    </a>
  ))
}
