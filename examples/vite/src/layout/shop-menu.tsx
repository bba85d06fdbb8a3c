import { NavLink } from 'react-router'
import { useMenu } from 'storefront-react'

interface ShopMenuProps {
  readonly slug: string
  readonly label: string
  readonly className?: string
}

/** The top level of one of the store's menus. A shop without the menu is still a shop. */
export function ShopMenu({ slug, label, className }: ShopMenuProps) {
  const { data: menu } = useMenu({ slug })
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {menu?.items.map((item) => (
          <li key={item.label}>
            <NavLink to={item.url ?? '/'}>{item.label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
