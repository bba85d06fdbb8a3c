import { useLocation } from 'react-router'

import { MarketSwitch } from '../components/shop/markets/market-switch'
import type { MarketId } from '../markets'
import { shownMarket } from '../shown-market'
import { shopMarkets } from '../store'

/** Below the footer: links to the same page of the other markets, with its order and filters. */
export function SwitchOfPage() {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  // The cursors of a list belong to one store.
  params.delete('after')
  params.delete('before')
  // A whole address: the router has the pages of one market, so another market is loaded as a new page.
  const hrefOf = (id: MarketId) => {
    const url = new URL(`/${id}${pathname}`, location.origin)
    url.search = params.toString()
    return url.href
  }
  return (
    <MarketSwitch
      className="border-t bg-muted px-1 py-2 sm:px-5"
      markets={shopMarkets}
      market={shownMarket}
      hrefOf={hrefOf}
    />
  )
}
