import { lazy, Suspense, useEffect, useState, type ComponentProps, type MouseEvent } from 'react'

import type { ListPage as ListPageType } from './list-page.js'
import { load, settings } from './settings-of-page.js'

const ListPage = lazy(async () => ({
  default: (await load(import('./list-page.js'), settings.lazyMs)).ListPage,
}))
const ProductPage = lazy(async () => ({
  default: (await load(import('./product-page.js'), settings.lazyMs)).ProductPage,
}))

// Browsers without the Navigation API find the entry by this key.
if (!history.state) history.replaceState({ key: crypto.randomUUID() }, '')

const navigated = new EventTarget()

function navigate(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  history.pushState({ key: crypto.randomUUID() }, '', event.currentTarget.href)
  navigated.dispatchEvent(new Event('navigate'))
  window.scrollTo(0, 0)
}

const LinkTo: ComponentProps<typeof ListPageType>['LinkTo'] = ({ to, children }) => (
  <a href={to + location.search} onClick={navigate}>
    {children}
  </a>
)

export default function Pages() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const update = () => setPath(location.pathname)
    window.addEventListener('popstate', update)
    navigated.addEventListener('navigate', update)
    return () => {
      window.removeEventListener('popstate', update)
      navigated.removeEventListener('navigate', update)
    }
  }, [])
  return (
    <>
      <nav>
        {['', 'shop', 'shop/dialog', 'product'].map((page) => (
          <a key={page} href={`/${page}${location.search}`} onClick={navigate}>
            {page || 'home'}
          </a>
        ))}
      </nav>
      <Suspense fallback={<p>Loading</p>}>
        {path.startsWith('/shop') ? (
          <ListPage key={path} LinkTo={LinkTo} hasDialog={path.endsWith('/dialog')} />
        ) : path === '/product' ? (
          <ProductPage />
        ) : (
          <h1>Home</h1>
        )}
      </Suspense>
    </>
  )
}
