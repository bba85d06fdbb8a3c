import { Link } from 'react-router'

import { Icon } from '../components/shop/shop-ui/icon'
import { useTexts } from '../texts'

const promises = [
  {
    name: 'delivery',
    url: '/pages/delivery-and-returns',
    path: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 18.5a1.7 1.7 0 1 0 0-.01zM17 18.5a1.7 1.7 0 1 0 0-.01z',
  },
  {
    name: 'returns',
    url: '/pages/delivery-and-returns',
    path: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M7.5 3v4h4',
  },
  {
    name: 'repair',
    url: '/pages/care-and-repair',
    path: 'M14.5 6.5a4 4 0 0 1 5-1.5l-2.5 2.5 1.5 1.5L21 6.5a4 4 0 0 1-5.5 5L7 20l-3-3 8.5-8.5a4 4 0 0 1 2-2z',
  },
] as const

/** What the shop promises, on the home page and on the page of a product. */
export function Promises({ className }: { readonly className: string }) {
  const texts = useTexts()
  return (
    <ul className={className}>
      {promises.map(({ name, url, path }) => (
        <li key={name} className="flex gap-3">
          <Icon path={path} className="mt-0.5 rtl:-scale-x-100" />
          <div>
            <Link className="font-medium hover:underline" to={url}>
              {texts[name].title}
            </Link>
            <p className="text-sm text-muted-foreground">{texts[name].text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
