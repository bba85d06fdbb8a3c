import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react'

import { load, settings } from './settings-of-page.js'

const ListPage = lazy(async () => ({
  default: (await load(import('./list-page.js'), settings.lazyMs)).ListPage,
}))
const ProductPage = lazy(async () => ({
  default: (await load(import('./product-page.js'), settings.lazyMs)).ProductPage,
}))

// Browsers without the Navigation API find the entry by this key.
if (!history.state) history.replaceState({ key: crypto.randomUUID() }, '')

export default function Pages() {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const update = () => setPath(location.pathname)
    window.addEventListener('popstate', update)
    return () => window.removeEventListener('popstate', update)
  }, [])
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    history.pushState({ key: crypto.randomUUID() }, '', event.currentTarget.href)
    setPath(location.pathname)
    window.scrollTo(0, 0)
  }
  const { search } = location
  return (
    <>
      <nav>
        {['', 'shop', 'product'].map((page) => (
          <a key={page} href={`/${page}${search}`} onClick={navigate}>
            {page || 'home'}
          </a>
        ))}
      </nav>
      <Suspense fallback={<p>Loading</p>}>
        {path === '/shop' ? <ListPage /> : path === '/product' ? <ProductPage /> : <h1>Home</h1>}
      </Suspense>
    </>
  )
}
