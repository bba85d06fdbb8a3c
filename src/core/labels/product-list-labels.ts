/** `load-more` adds a page on a button press, `auto` also when that button is near, `pages` replaces the page. */
export type Paging = 'load-more' | 'auto' | 'pages'

/** An end of the loaded pages at which a page can be added. */
export type ListSide = 'previous' | 'next'

/** The load that failed: the first page, a page at one end, or a refetch of the loaded pages. */
export type ListErrorSide = 'initial' | ListSide | 'refetch'

/** Texts of `<ProductList>`, English by default. Functions receive the values that the text names. */
export interface ProductListLabels {
  /** Accessible name of the list. */
  readonly items: string
  readonly next: (values: { readonly paging: Paging }) => string
  readonly previous: (values: { readonly paging: Paging }) => string
  readonly loading: (values: { readonly side: 'initial' | ListSide }) => string
  /** Announced while the browser is offline and the load waits for it to be online again. */
  readonly paused: (values: { readonly side: 'initial' | ListSide }) => string
  /** @param values.total number of items in the whole list, when the store reports it */
  readonly loaded: (values: { readonly shown: number; readonly total: number | undefined }) => string
  readonly empty: string
  /** Announced before `loaded` when the store does not know the cursor in the link. */
  readonly cursorLost: string
  readonly error: (values: { readonly side: ListErrorSide; readonly error: Error }) => string
  readonly retry: string
}
