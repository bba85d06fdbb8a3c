import { Link } from 'react-router'

import { Drawer } from '../components/shop/shop-ui/drawer'
import { Icon, icons } from '../components/shop/shop-ui/icon'
import { useTexts } from '../texts'
import { useShopMenu } from './use-shop-menu'

const link = 'flex min-h-11 items-center hover:underline'

/** The menu of a phone: two levels, the second one folded. */
export function MenuDrawer() {
  const menu = useShopMenu('main')
  const texts = useTexts()
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
                      <Link className={link} to={child.url ?? '/'}>
                        {child.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Link className={link} to={url ?? '/'}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
