import type { Paging } from './list-state.js'

declare module '../../provider/labels.js' {
  interface Labels {
    readonly productList: ProductListLabels
  }
}

/** Texts of `<ProductList>`, English by default. Functions receive the values that the text names. */
export interface ProductListLabels {
  /** Accessible name of the list. */
  readonly items: string
  readonly next: (values: { readonly paging: Paging }) => string
  readonly previous: (values: { readonly paging: Paging }) => string
  readonly loading: (values: { readonly side: 'initial' | 'previous' | 'next' }) => string
  /** Announced while the browser is offline and the load waits for it to be online again. */
  readonly paused: (values: { readonly side: 'initial' | 'previous' | 'next' }) => string
  /** @param values.total number of items in the whole list, when the store reports it */
  readonly loaded: (values: { readonly shown: number; readonly total: number | undefined }) => string
  readonly empty: string
  /** Announced before `loaded` when the store does not know the cursor in the link. */
  readonly cursorLost: string
  readonly error: (values: {
    readonly side: 'initial' | 'previous' | 'next' | 'refetch'
    readonly error: Error
  }) => string
  readonly retry: string
}

export const defaultLabels: ProductListLabels = {
  items: 'Products',
  next: ({ paging }) => (paging === 'pages' ? 'Next page' : 'Show more'),
  previous: ({ paging }) => (paging === 'pages' ? 'Previous page' : 'Show previous'),
  loading: ({ side }) =>
    side === 'initial' ? 'Loading products…' : `Loading ${side === 'next' ? 'more' : side} products…`,
  paused: ({ side }) =>
    `You are offline. ${side === 'initial' ? 'The' : 'More'} products will load when you are back online.`,
  loaded: ({ shown, total }) =>
    `Showing ${shown}${total === undefined ? '' : ` of ${total}`} product${(total ?? shown) === 1 ? '' : 's'}`,
  empty: 'No products found.',
  cursorLost: 'The linked product is no longer available. Showing the start of the list.',
  error: ({ side }) =>
    side === 'refetch'
      ? 'The products could not be refreshed.'
      : `${side === 'initial' ? 'The' : `The ${side}`} products could not be loaded.`,
  retry: 'Try again',
}
