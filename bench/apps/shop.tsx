import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

import type { ListModule } from './shared.js'

function subscribe(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** The smallest router: `#id` is the page of that product. */
export function renderShop({ Provider, Products, useShownProduct }: ListModule): void {
  const ProductPage = ({ id }: { readonly id: string }) => <h1>{useShownProduct(id)?.name}</h1>
  function Shop() {
    const id = useSyncExternalStore(subscribe, () => location.hash.slice(1))
    return id ? <ProductPage id={id} /> : <Products />
  }
  createRoot(document.getElementById('root')!).render(
    <Provider>
      <Shop />
    </Provider>,
  )
}
