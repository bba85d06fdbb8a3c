import { markets, type MarketId } from './markets'

export const marketIds = Object.keys(markets) as [MarketId, ...MarketId[]]

const [, part = ''] = location.pathname.split('/')

/** Of the path. Each page of the browser has one market: its router has that part of the path as `basename`. */
export const shownMarket = marketIds.find((id) => id === part) ?? marketIds[0]

if (shownMarket !== part)
  history.replaceState(
    history.state,
    '',
    `/${shownMarket}${location.pathname}${location.search}${location.hash}`,
  )
