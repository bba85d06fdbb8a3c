import { useEffect, useRef, useState, type ReactNode } from 'react'

import type { Product } from '../../../src/core/index.js'
import { autoPaging, ProductList } from '../../../src/index.js'
import { VirtualProductGrid } from '../../../src/virtual/index.js'
import { listParamsOf } from '../settings.js'
import { Picture } from './picture.js'
import { settings } from './settings-of-page.js'

const { layout, isAuto, hasCarousel, limit, maxPages, isStale } = settings
const Items = layout === 'virtual' ? VirtualProductGrid : ProductList.Items

/** The router's link to a page of the shop. */
type LinkTo = (props: {
  readonly to: '/product' | '/shop' | '/shop/dialog'
  readonly children: ReactNode
}) => ReactNode

interface ListPageProps {
  readonly LinkTo: LinkTo
  /** Whether the page shows a second list in a modal dialog. */
  readonly hasDialog?: boolean
}

export function ListPage({ LinkTo, hasDialog = false }: ListPageProps) {
  const renderProduct = ({ id, name }: Product) => (
    <ProductList.Item>
      <Picture id={id} />
      <LinkTo to="/product">{name}</LinkTo>
    </ProductList.Item>
  )
  return (
    <main>
      <Hero />
      <h1>Products</h1>
      {hasCarousel && (
        <ProductList.Root params={{ limit: 12, sort: 'name', order: 'desc' }} id="carousel">
          <ProductList.Items className="carousel">
            {({ name }: Product) => <ProductList.Item>{name}</ProductList.Item>}
          </ProductList.Items>
          <ProductList.Next />
        </ProductList.Root>
      )}
      <ProductList.Root
        params={listParamsOf(settings)}
        options={{ maxPages, ...(isStale && { staleTime: 0 }) }}
        id="list"
        {...(isAuto && { paging: autoPaging })}
      >
        <ProductList.Previous />
        <ProductList.Pending>Loading</ProductList.Pending>
        <Items className={layout === 'column' ? 'column' : 'grid'}>{renderProduct}</Items>
        <ProductList.Next />
        <ProductList.Error />
      </ProductList.Root>
      {hasDialog && (
        <Dialog>
          <LinkTo to="/shop">Close</LinkTo>
          <ProductList.Root params={{ limit, sort: 'name', order: 'desc' }} id="dialog-list">
            <ProductList.Items className="column">{renderProduct}</ProductList.Items>
            <ProductList.Next />
          </ProductList.Root>
        </Dialog>
      )}
    </main>
  )
}

function Dialog({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return <dialog ref={ref}>{children}</dialog>
}

/** A banner whose content can arrive later than the page. */
function Hero() {
  const [isThere, setIsThere] = useState(settings.heroMs === 0)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), settings.heroMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      id="hero"
      data-waiting={isThere ? undefined : ''}
      style={{ height: isThere ? settings.heroHeight : 0 }}
    />
  )
}
