/** Each with its scroll restoration. `keyed`: with the `getKey` that the documentation recommends. */
export const ROUTERS = ['react-router', 'react-router keyed', 'tanstack-router', 'none'] as const

export type Router = (typeof ROUTERS)[number]

/**
 * How a card shows its picture. `ratio`: `<ProductImage aspectRatio>`, which is as wide as its card, because nothing knows the
 * picture's own width. `ratio missing`: the same for products that have no picture.
 */
export const PICTURES = [
  'none',
  'sized',
  'unsized',
  'ratio',
  'ratio missing',
  'ratio full width',
  'ProductImage sized',
] as const

/** `fails once`: the first request of each document fails. `missing`: each request does, as after a deployment. */
export const LATE_CODE = ['at once', 'at once', 'late', 'fails once', 'missing'] as const

export const FRAMES = [...Array<'none'>(7).fill('none'), 'fixed', 'fixed', 'growing'] as const

/** `a loader`: of the browser, with `fetchInfiniteQuery`. `hydrate`: as another tab writes the cache. */
export const SERVER_RENDERS = ['HydrationBoundary', 'HydrationBoundary', 'hydrate', 'a loader'] as const

export type ServerRender = (typeof SERVER_RENDERS)[number]

/** How the shop of one session is built. In its URL, so that a reload builds the same shop. */
export interface Settings {
  /** Names the store of the session on the server. */
  readonly session: string
  /** Whether the shopper goes to the till: cart and checkout, in the place of lists. Default: every fourth session. */
  readonly isTill?: boolean
  readonly router: Router
  readonly isPhone: boolean
  readonly isAuto: boolean
  readonly maxPages: number | undefined
  readonly limit: number
  /** The list opens in the middle of the store, so it has previous pages. */
  readonly startsInside: boolean
  /** Whether the products are stale at once, so that focus and mount refetch them. */
  readonly isStale: boolean
  readonly layout: 'column' | 'grid' | 'virtual'
  readonly picture: (typeof PICTURES)[number]
  readonly hasPreflight: boolean
  /** In pixels. */
  readonly heroHeight: number
  /** Milliseconds until the hero has its height; 0 if it has it at once. */
  readonly heroMs: number
  /** In pixels. */
  readonly footerHeight: number
  readonly hasCarousel: boolean
  readonly isRightToLeft: boolean
  readonly hasScrollAnchoring: boolean
  readonly isSmooth: boolean
  /** Milliseconds until the code of a lazy route has loaded. */
  readonly lazyMs: number
  /** Milliseconds until the code of the part after the list has loaded; below 0 if there is no such part. */
  readonly lateMs: number
  /** Whether the header has a search field. */
  readonly hasSearch: boolean
  /** Milliseconds until the store answers. */
  readonly storeMs: number
  /** Milliseconds until a picture is there. */
  readonly pictureMs: number
  /** How the code arrives that finds rows which a refetch did not find. */
  readonly lateCode: (typeof LATE_CODE)[number]
  /** Whether the server renders the page again while the shopper reads. */
  readonly isRendered: boolean
  /**
   * `fixed`: the shop is in a frame of the page around it, and scrolls there. `growing`: that page makes the frame as high as its
   * content, and scrolls.
   */
  readonly frame: (typeof FRAMES)[number]
}

export const PRODUCTS = 400

/** @param number from 1 */
export function nameOf(number: number): string {
  return `Product ${String(number).padStart(4, '0')}`
}

export function idOf(number: number): string {
  return `p${String(number).padStart(4, '0')}`
}

/** The product before the list that opens in the middle. */
export const INSIDE = idOf(150)

/** Of the shop and of the server that renders it, so that both mean the same list. */
export const CACHE_SCOPE = 'shopper'

export const listParamsOf = ({ limit, startsInside }: Pick<Settings, 'limit' | 'startsInside'>) =>
  ({ limit, sort: 'name', order: 'asc', ...(startsInside && { startingAfter: INSIDE }) }) as const

/** Whether the window of the shop scrolls. In a growing frame, the page around it does: the shop cannot bring a place back there. */
export function isWindow({ frame }: Settings): boolean {
  return frame !== 'growing'
}

export function hasSizedPictures({ picture }: Settings): boolean {
  return picture !== 'unsized'
}
