import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'

import { getDirection, MarketProvider } from './components/shop/markets/market-provider'
import { ShopLayout } from './layout/shop-layout'
import { SwitchOfPage } from './layout/switch-of-page'
import { createRoutes } from './routes'
import { shownMarket } from './shown-market'
import { pageTexts, shop, shopMarkets } from './store'
import { TextsContext } from './texts'
import './shop.css'

const { locale } = shopMarkets[shownMarket]
Object.assign(document.documentElement, { lang: locale, dir: getDirection(locale) })

const router = createBrowserRouter(
  [
    {
      element: (
        <>
          <ShopLayout search={shop.search} />
          <SwitchOfPage />
        </>
      ),
      children: createRoutes(shop),
    },
  ],
  { basename: `/${shownMarket}` },
)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={shop.queryClient}>
      <MarketProvider markets={shopMarkets} market={shownMarket}>
        <TextsContext.Provider value={pageTexts}>
          <RouterProvider router={router} />
        </TextsContext.Provider>
      </MarketProvider>
    </QueryClientProvider>
  </StrictMode>,
)
