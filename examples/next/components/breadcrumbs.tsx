import Link from 'next/link'
import { getBreadcrumbs } from 'storefront-react/core'

import { getMenu } from '../lib/get-menu'

export async function Breadcrumbs({ url }: { readonly url: string }) {
  const menu = await getMenu('main')
  const above = menu ? getBreadcrumbs(menu, url).slice(0, -1) : []
  if (above.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {above.map(({ label, url }) => (
          <li key={label}>{url ? <Link href={url}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  )
}
