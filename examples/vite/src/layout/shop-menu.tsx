import { NavLink } from 'react-router'

import { useShopMenu } from './use-shop-menu'

interface ShopMenuProps {
  readonly slug: 'main' | 'footer'
  readonly label: string
  readonly className?: string
}

/** If the menu fails to load, the shop works without it. */
export function ShopMenu({ slug, label, className }: ShopMenuProps) {
  const menu = useShopMenu(slug)
  return (
    <nav className={className} aria-label={label}>
      <ul className="flex flex-wrap">
        {menu?.items.map((item) => (
          <li key={item.label}>
            <NavLink className={menuLink} to={item.url ?? '/'}>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const menuLink =
  'flex min-h-11 items-center px-3 text-sm whitespace-nowrap text-muted-foreground outline-ring hover:text-foreground ' +
  'focus-visible:outline-2 aria-[current=page]:text-foreground aria-[current=page]:underline aria-[current=page]:underline-offset-8'
