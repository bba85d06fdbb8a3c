import { NavLink } from 'react-router'
import { useMenu } from 'storefront-react'

interface ShopMenuProps {
  readonly slug: string
  readonly label: string
  readonly className?: string
}

/** If the menu fails to load, the shop works without it. */
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
