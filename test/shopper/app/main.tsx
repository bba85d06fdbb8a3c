import { QueryClient } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { createStorefrontClient } from '../../../src/core/index.js'
import { StorefrontProvider } from '../../../src/index.js'
import { CACHE_SCOPE } from '../settings.js'
import { describeScreen } from './describe-screen.js'
import { measureRowShift } from './measure-row-shift.js'
import { RenderedAgain } from './rendered-again.js'
import { SearchBox } from './search-box.js'
import { load, settings } from './settings-of-page.js'
import { addStyles } from './styles.js'

const client = createStorefrontClient({
  baseUrl: `${location.origin}/api/${settings.session}`,
  apiKey: 'pk_mock',
  cacheScope: CACHE_SCOPE,
})
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
// What another part of the app would call, e.g. after an order.
Object.assign(globalThis, { invalidateProducts: () => void queryClient.invalidateQueries() })

const Pages = lazy(() => {
  if (settings.router === 'none') return import('./pages-without-router.js')
  if (settings.router === 'tanstack-router') return import('./pages-of-tanstack-router.js')
  return import('./pages-of-react-router.js')
})
const Recommendations = lazy(() => load(import('./recommendations.js'), settings.lateMs))

addStyles(settings)
measureRowShift()
describeScreen()
document.dir = settings.isRightToLeft ? 'rtl' : 'ltr'

/** Stays on the screen: a press scrolls nothing. */
function Tools() {
  const [count, setCount] = useState(0)
  return (
    <div id="tools">
      <button id="refetch" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
        Refresh
      </button>
      {settings.hasSearch && <SearchBox />}
      {/* How fast this machine answers a press when the handler does almost nothing. */}
      <button id="bare" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </div>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StorefrontProvider client={client} queryClient={queryClient}>
      <RenderedAgain client={client}>
        <Suspense>
          <Pages />
        </Suspense>
      </RenderedAgain>
      {settings.lateMs >= 0 && (
        <Suspense>
          <Recommendations />
        </Suspense>
      )}
      <footer id="footer" style={{ height: settings.footerHeight }}>
        {settings.footerHeight > 0 &&
          ['Delivery', 'Returns', 'About us'].map((text) => <p key={text}>{text}</p>)}
      </footer>
      <Tools />
    </StorefrontProvider>
  </StrictMode>,
)
