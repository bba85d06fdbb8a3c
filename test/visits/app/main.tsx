import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'

import { createTestShop } from '../../product-list/test-shop.js'
import { PRODUCTS } from '../settings.js'
import { load, settings } from './settings-of-page.js'

const { Shop } = createTestShop(PRODUCTS, { latency: settings.storeMs })

const Pages = lazy(() => {
  if (settings.router === 'none') return import('./pages-without-router.js')
  if (settings.router === 'tanstack-router') return import('./pages-of-tanstack-router.js')
  return import('./pages-of-react-router.js')
})
const Recommendations = lazy(() => load(import('./recommendations.js'), settings.lateMs))

const css = new CSSStyleSheet()
css.replaceSync(`
  ${settings.isSmooth ? ':root { scroll-behavior: smooth }' : ''}
  ${settings.hasScrollAnchoring ? '' : '* { overflow-anchor: none }'}
  [data-item-id] { display: block; min-width: 0; overflow: hidden }
  [data-item-id] img { display: block }
  .column, .grid { margin: 0; padding: 0 }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)) }
  .carousel { display: flex; overflow-x: auto; margin: 0; padding: 0 }
  .carousel > * { flex: 0 0 220px; height: 150px }
`)
document.adoptedStyleSheets = [css]
document.dir = settings.isRightToLeft ? 'rtl' : 'ltr'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Shop>
      <Suspense>
        <Pages />
      </Suspense>
      <Suspense>
        <Recommendations />
      </Suspense>
    </Shop>
  </StrictMode>,
)
