import Link from 'next/link'
import { getBreadcrumbs } from 'storefront-react'

import { getMenu } from '../lib/get-menu'
import { texts } from '../lib/texts'

export async function Breadcrumbs({ url }: { readonly url: string }) {
  const menu = await getMenu('main')
  const above = menu ? getBreadcrumbs(menu, url).slice(0, -1) : []
  if (above.length === 0) return null
  return (
    <nav className="mb-4 text-sm text-muted-foreground" aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap">
        {above.map(({ label, url }) => (
          <li key={label} className="after:mx-2 after:content-['/'] last:after:content-none">
            {url ? (
              <Link className="inline-block py-1 hover:underline" href={url}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
