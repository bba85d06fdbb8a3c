import { Link } from 'react-router'
import type { MenuItem } from 'storefront-react'

import { useTexts } from '../texts'

/** The menu items above a page. Keeps its height while the menu loads. */
export function Breadcrumbs({ items }: { readonly items: readonly MenuItem[] }) {
  const texts = useTexts()
  return (
    <nav className="mb-4 min-h-8 text-sm text-muted-foreground" aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap">
        {[{ label: texts.home, url: '/' }, ...items].map(({ label, url }) => (
          <li key={label} className="after:mx-2 after:content-['/'] last:after:content-none">
            {url ? (
              <Link className="inline-block py-1 hover:underline" to={url}>
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
