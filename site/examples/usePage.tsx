import { Description, usePage } from 'storefront-react'

export function ContentPage({ slug }: { slug: string }) {
  const { data: page } = usePage({ slug })
  return (
    <article>
      <h1>{page?.title}</h1>
      <Description text={page?.content ?? ''} />
    </article>
  )
}
