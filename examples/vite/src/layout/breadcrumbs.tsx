import { Link } from 'react-router'
import { useMenu } from 'storefront-react'
import { getBreadcrumbs } from 'storefront-react/core'

export function Breadcrumbs({ url }: { readonly url: string }) {
  const { data: menu } = useMenu({ slug: 'main' })
  const above = menu ? getBreadcrumbs(menu, url).slice(0, -1) : []
  if (above.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {above.map(({ label, url }) => (
          <li key={label}>{url ? <Link to={url}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  )
}
