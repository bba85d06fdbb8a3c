'use client'
import { Drawer } from '../shop-ui/drawer'
import { Icon, icons } from '../shop-ui/icon'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { useShopMenu } from './use-shop-menu'

const link = 'flex min-h-11 items-center hover:underline'

/** The menu of a phone: two levels, the second one folded. */
export function MenuDrawer() {
  const menu = useShopMenu('main')
  const texts = useShopTexts()
  return (
    <Drawer
      label={texts.menu}
      icon={<Icon path={icons.menu} />}
      title={texts.menu}
      closeLabel={texts.closeMenu}
      side="start"
      className="-ms-3 lg:hidden"
    >
      <ul className="divide-y">
        {menu?.items.map(({ label, url, children }) => (
          <li key={label}>
            {children?.length ? (
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5">{label}</summary>
                <ul className="ps-4 pb-2">
                  {[{ label: texts.allOf(label), url }, ...children].map((child) => (
                    <li key={child.label}>
                      <ShopLink className={link} href={child.url ?? '/'}>
                        {child.label}
                      </ShopLink>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <ShopLink className={link} href={url ?? '/'}>
                {label}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
