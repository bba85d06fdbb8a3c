// The demo shop of the site, in full screen: the browser's own address bar and Back button.
import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { createCartStore } from '../../src/cart/index.js'
import { createDemo } from './create-demo.js'
import './demo.css'
import { letPicturesArrive } from './picture-arrives.js'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the shop.')

letPicturesArrive()
const { queryClient, element } = createDemo(() => createCartStore({ storageScope: 'demo-shop' }))
const front = document.getElementById('front-page')?.textContent
// index.html removes the front page if the address is another page's. The development server writes no front page.
if (front && root.firstChild) {
  const state = JSON.parse(front) as DehydratedState
  // The store is new, too, so nothing has to be read again.
  for (const query of state.queries) query.state.dataUpdatedAt = Date.now()
  hydrate(queryClient, state)
  hydrateRoot(root, element)
} else {
  createRoot(root).render(element)
}
