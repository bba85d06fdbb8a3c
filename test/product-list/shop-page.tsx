import type { ReactNode } from 'react'

import { ProductList } from '../../src/index.js'

type ShopPageProps = ProductList.RootProps & {
  readonly children?: ReactNode
  readonly rowHeight?: number
  readonly headerHeight?: number
  readonly columns?: number
}

/** Laid out in whole pixels, so that tests can assert positions. */
export function ShopPage({
  rowHeight = 100,
  headerHeight = 120,
  columns = 1,
  children,
  ...props
}: ShopPageProps) {
  return (
    <>
      <header style={{ height: headerHeight }}>
        <a href="#before">Before</a>
      </header>
      <ProductList.Root {...props}>
        <ProductList.Error side="previous" />
        <ProductList.Previous />
        <ProductList.Pending />
        <ProductList.Empty />
        <ProductList.Error side="initial" />
        <ProductList.Items
          style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, margin: 0, padding: 0 }}
        >
          {({ id, name }) => (
            <ProductList.Item style={{ height: rowHeight, overflow: 'hidden' }}>
              <a href={`#${id}`}>{name}</a> <button type="button">Save {id}</button>
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Next />
        <ProductList.Error side="next" />
        <ProductList.Error side="refetch" />
        <ProductList.Status />
      </ProductList.Root>
      {children}
      <footer style={{ height: 60 }}>
        <a href="#after">After</a>
      </footer>
    </>
  )
}

export function shownIds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-item-id]')].map(({ dataset }) => dataset.itemId!)
}

export function itemOf(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-item-id="${id}"]`)
  if (!element) throw new Error(`There is no item ${id}; there are ${shownIds().join(', ')}.`)
  return element
}

/** In pixels from the top of the viewport. */
export function topOf(id: string): number {
  return itemOf(id).getBoundingClientRect().top
}

/** Waits until the browser has painted and applied its scroll anchoring. */
export async function painted(frames = 3): Promise<void> {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
}

export async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' })
  await painted()
}
