'use client'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopMenu } from './use-shop-menu'

export interface ShopMenuProps {
  readonly slug: 'main' | 'footer'
  readonly label: string
  /** The path of the page, whose item is marked. */
  readonly current?: string
  readonly className?: string
}

/** If the menu fails to load, the shop works without it. Keeps its height while the menu loads. */
export function ShopMenu({ slug, label, current, className }: ShopMenuProps) {
  const menu = useShopMenu(slug)
  return (
    <nav className={className} aria-label={label}>
      <ul className="flex min-h-11 flex-wrap">
        {menu?.items.map((item) => (
          <li key={item.label}>
            <ShopLink
              className={menuLink}
              href={item.url ?? '/'}
              aria-current={isCurrent(item.url, current) ? 'page' : undefined}
            >
              {item.label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isCurrent = (url: string | null | undefined, current: string | undefined) =>
  current !== undefined && url?.split(/[?#]/)[0] === current

const menuLink =
  'flex min-h-11 items-center px-3 text-sm whitespace-nowrap text-muted-foreground outline-ring hover:text-foreground ' +
  'focus-visible:outline-2 aria-[current=page]:text-foreground aria-[current=page]:underline aria-[current=page]:underline-offset-8'
