/** Each with its scroll restoration. `keyed`: with the `getKey` that the documentation recommends. */
export const ROUTERS = ['react-router', 'react-router keyed', 'tanstack-router', 'none'] as const

export type Router = (typeof ROUTERS)[number]

/** How the shop of one visit is built. In its URL, so that a reload builds the same shop. */
export interface Settings {
  readonly router: Router
  readonly isAuto: boolean
  readonly layout: 'column' | 'grid' | 'virtual'
  readonly hasCarousel: boolean
  readonly isRightToLeft: boolean
  readonly hasImageSizes: boolean
  readonly hasScrollAnchoring: boolean
  readonly isSmooth: boolean
  /** Milliseconds until the code of a lazy route has loaded. */
  readonly lazyMs: number
  /** Milliseconds until the code of the part after the list has loaded. */
  readonly lateMs: number
  /** Milliseconds until the store answers. */
  readonly storeMs: number
}

export const PRODUCTS = 400
