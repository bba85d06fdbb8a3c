import { getMenu } from '../lib/get-menu'
import { MenuLink } from './menu-link'

interface ShopMenuProps {
  readonly slug: string
  readonly label: string
  readonly className?: string
}

/** If the menu fails to load, the shop works without it. An empty menu is no landmark, and keeps its place in the header. */
export async function ShopMenu({ slug, label, className }: ShopMenuProps) {
  const menu = await getMenu(slug)
  if (!menu?.items.length) return <div className={className} />
  return (
    <nav className={className} aria-label={label}>
      <ul className="flex gap-1">
        {menu.items.map((item) => (
          <li key={item.label}>
            <MenuLink href={item.url ?? '/'}>{item.label}</MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
