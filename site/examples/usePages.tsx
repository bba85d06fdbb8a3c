import { usePages } from 'storefront-react'

export function PageLinks() {
  const { data } = usePages({ limit: 20 })
  return data?.items.map(({ id, slug, title }) => (
    <a key={id} href={`/pages/${slug}`}>
      {title}
    </a>
  ))
}
