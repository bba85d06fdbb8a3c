'use client'
import { forwardRef } from 'react'

import type { ListItemOf } from '../core/index.js'
import type { ListOptions } from '../hooks/list-options.js'
import type { RegisteredClient } from '../hooks/register.js'
import { useProducts } from '../hooks/use-products.js'
import { useStorefront } from '../hooks/use-storefront.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { defaultLabels, type ProductListLabels } from './labels.js'
import {
  cursorOf,
  isEmpty,
  sideOf,
  type AnyList,
  type ListSide,
  type PageCursor,
  type Paging,
} from './list-state.js'
import { ProductListContext } from './product-list-context.js'

type Products = RegisteredClient['products']['definition']

export interface ProductListRootState extends Record<string, unknown> {
  readonly paging: Paging
  readonly status: 'pending' | 'error' | 'empty' | 'success'
  /** Something is being loaded, in the background too. */
  readonly busy: boolean
  /** The items are those of the last params, while those of the present ones load. */
  readonly placeholder: boolean
}

interface RootOwnProps extends PartProps<'div', ProductListRootState> {
  /** How more of the list is reached. Default `'load-more'`. */
  readonly paging?: Paging | undefined
  /**
   * Address of the page that begins at a cursor. With it the controls are links, which work before hydration
   * and for crawlers. `load-more` and `auto` still load in place; `pages` leaves the click to the browser, or
   * to the router's link in `render`, unless there is `onPageChange`.
   */
  readonly getPageHref?: ((cursor: PageCursor) => string) | undefined
  /** With `paging="pages"`: shows the page at the cursor, by giving back other params. */
  readonly onPageChange?: ((cursor: PageCursor) => void) | undefined
  /** Replaces labels of this list alone. */
  readonly labels?: Partial<ProductListLabels> | undefined
}

interface ParamsProps {
  /** Which products. Default: all, in the server's order. */
  readonly params?: Parameters<typeof useProducts<RegisteredClient>>[0]
  readonly options?: ListOptions<ListItemOf<Products>> | undefined
}

/** Give either `params` (with `options`), or `list`. */
export type ProductListRootProps = RootOwnProps &
  (
    | (ParamsProps & { readonly list?: undefined })
    | {
        /** The result of any list hook: `useProducts`, `useCollectionProducts`, `useResourceList`, … */
        readonly list: AnyList
        readonly params?: undefined
        readonly options?: undefined
      }
  )

/**
 * Holds a list and gives it to the parts inside. Renders a `<div>`.
 *
 * @example
 * <ProductList.Root params={{ limit: 24 }}>
 *   <ProductList.Items>{(product) => <ProductList.Item>{product.name}</ProductList.Item>}</ProductList.Items>
 *   <ProductList.Next />
 * </ProductList.Root>
 */
export const ProductListRoot = forwardRef<HTMLDivElement, ProductListRootProps>(function ProductListRoot(
  { list, params, options, ...props },
  ref,
) {
  return list ? (
    <RootOfList {...props} list={list} ref={ref} />
  ) : (
    <RootOfParams {...props} params={params} options={options} ref={ref} />
  )
})

const RootOfParams = forwardRef<HTMLDivElement, RootOwnProps & ParamsProps>(function RootOfParams(
  { params, options, ...props },
  ref,
) {
  const list = useProducts(params, props.paging === 'pages' ? { ...options, maxPages: 1 } : options)
  return <RootOfList {...props} list={list} ref={ref} />
})

const RootOfList = forwardRef<HTMLDivElement, RootOwnProps & { readonly list: AnyList }>(function RootOfList(
  { list, paging = 'load-more', getPageHref, onPageChange, labels, ...props },
  ref,
) {
  const storeLabels = useStorefront().labels?.productList
  const go = (side: ListSide) => {
    const { load, param } = sideOf(list, side)
    if (paging === 'pages' && onPageChange && param) onPageChange(cursorOf(param))
    else void load()
  }
  const state: ProductListRootState = {
    paging,
    status: isEmpty(list) ? 'empty' : list.data ? 'success' : list.status,
    busy: list.isFetching,
    placeholder: list.isPlaceholderData,
  }
  return (
    <ProductListContext.Provider
      value={{
        list,
        paging,
        labels: { ...defaultLabels, ...storeLabels, ...labels },
        getPageHref,
        onPageChange,
        go,
      }}
    >
      {usePart('div', props, ref, state)}
    </ProductListContext.Provider>
  )
})
