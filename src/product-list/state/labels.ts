import type { Labels } from '../../core/labels/labels.js'

export const defaultLabels: Labels['productList'] = {
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
