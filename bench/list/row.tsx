import { useLayoutEffect } from 'react'

import type { Product } from '../../src/core/index.js'

/** The content of a row, the same in every compared list. */
export const Row = ({ product }: { readonly product: Product }) => (
  <>
    <a href={`#${product.slug}`}>{product.name}</a>
    <p>{product.variants[0]?.price}</p>
  </>
)

/** A row that records, once a page, when the browser painted the first rows. */
export function TimedRow({ product }: { readonly product: Product }) {
  useLayoutEffect(noteFirstProducts, [])
  return <Row product={product} />
}

let isNoted = false

function noteFirstProducts(): void {
  if (isNoted) return
  isNoted = true
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => Object.assign(window, { firstProducts: performance.now() })
    port2.postMessage(undefined)
  })
}
