'use client'
import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import { forwardRef, useState, type ReactElement, type Ref } from 'react'

import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { PageCursor, ListParams } from '../../core/list/list-params.js'
import type { ListItemOf, FiltersOf, Entity } from '../../core/resources/define-resource.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { UseResourceListOptions, UseResourceListResult } from '../../hooks/list/list-options.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { useProducts } from '../../hooks/list/use-products.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useReopenedList } from '../restore/use-reopened-list.js'
import { useSavedScroll } from '../restore/use-saved-scroll.js'
import type { AutoPaging } from '../state/auto-paging.js'
import type { Labels } from '../../core/labels/labels.js'
import { defaultLabels } from '../state/labels.js'
import { isEmpty, pausedOf, type AnyList, type Paging } from '../state/list-state.js'
import {
  createProductListStore,
  ProductListContext,
  type ProductListContextValue,
  type ProductListStore,
} from '../state/product-list-context.js'
import { BeforeCommit, createListPosition, PositionEffects } from './keep-position.js'
import { useListReader } from './use-list-reader.js'
import type { ListData } from '../../queries/list/share-list.js'

/** State of `<ProductList.Root>`, written as `data-*` attributes. */
export interface ProductListRootState {
  readonly paging: Paging
  /** `empty`: the whole list has no items. */
  readonly status: 'pending' | 'error' | 'empty' | 'success'
  /** Whether a request is in flight, also in the background. */
  readonly busy: boolean
  /** Whether the items of the previous params are shown while the new items load. */
  readonly placeholder: boolean
  /** Whether a load waits for the browser to be online again. */
  readonly paused: boolean
}

/** Props of `<ProductList.Root>`, which renders a `<div>`. */
export type ProductListRootProps = PartProps<'div', ProductListRootState> & {
  /** How the list reaches more items. Default `'load-more'`. */
  readonly paging?: 'load-more' | 'pages' | AutoPaging | undefined
  /**
   * Makes the controls links, which work before hydration and for crawlers. `load-more` and `autoPaging` still load in place;
   * with `pages` the browser, or the router's link in `render`, navigates unless `onPageChange` is given.
   */
  readonly getPageHref?: ((cursor: PageCursor) => string) | undefined
  /** With `paging="pages"`: called with the cursor of the page to show; the app passes it back in `params`. */
  readonly onPageChange?: ((cursor: PageCursor) => void) | undefined
  /**
   * Identifies this visit: a user who returns to it finds the list as they left it. Default: the key of the history
   * entry. `null` turns restoring off. See `docs/back-navigation.md` for browsers without the Navigation API.
   */
  readonly restoreKey?: string | null | undefined
  /** Texts of this list, merged over the provider's `labels.productList`. */
  readonly labels?: Partial<Labels['productList']> | undefined
} & (
    | {
        /** Default: all products, in the server's order. */
        // oxlint-disable-next-line typescript/no-unnecessary-type-arguments -- apps change it by `Register`
        readonly params?: ListParams<FiltersOf<RegisteredClient['products']['definition']>> | undefined
        /** Options of `useProducts`, such as `maxPages` and `placeholderData`. */
        readonly options?:
          | UseResourceListOptions<ListItemOf<RegisteredClient['products']['definition']>>
          | undefined
        readonly list?: undefined
      }
    | {
        /** The result of any list hook: `useProducts`, `useCollectionProducts`, `useResourceList`, … */
        readonly list:
          | UseResourceListResult<Entity>
          | (UseSuspenseInfiniteQueryResult<ListData<Entity>> & { readonly isPlaceholderData?: boolean })
        readonly params?: undefined
        readonly options?: undefined
      }
  )

type RootOwnProps = PartProps<'div', ProductListRootState> &
  Pick<ProductListRootProps, 'paging' | 'getPageHref' | 'onPageChange' | 'restoreKey' | 'labels'>

type ParamsProps = Pick<Extract<ProductListRootProps, { readonly list?: undefined }>, 'params' | 'options'>

/**
 * Loads a list, or takes a loaded one, and shares it with the parts inside. Renders a `<div>`.
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
    <RootOfHookList {...props} list={list} ref={ref} />
  ) : (
    <RootOfParams {...props} params={params} options={options} ref={ref} />
  )
})

const RootOfParams = forwardRef<HTMLDivElement, RootOwnProps & ParamsProps>(function RootOfParams(
  { params, options, ...props },
  ref,
) {
  const list = useProducts(params, props.paging === 'pages' ? { ...options, maxPages: 1 } : options)
  return useRoot({ ...props, list }, ref)
})

const RootOfHookList = forwardRef<HTMLDivElement, UseRootProps>(function RootOfHookList(props, ref) {
  return useRoot(props, ref)
})

type UseRootProps = RootOwnProps & { readonly list: AnyList }

function useRoot(
  {
    list: newList,
    paging: givenPaging = 'load-more',
    getPageHref,
    onPageChange,
    labels,
    restoreKey,
    ...props
  }: UseRootProps,
  ref: Ref<HTMLDivElement>,
): ReactElement {
  if ((givenPaging as Paging | AutoPaging) === 'auto')
    throw new InvalidParamsError(partErrorMessage('paging-auto'))
  const auto = typeof givenPaging === 'object' ? givenPaging : undefined
  const paging: Paging = typeof givenPaging === 'object' ? 'auto' : givenPaging
  const { restoration, startCursor } = useReopenedList(newList, restoreKey)
  const [position] = useState(createListPosition)
  const storeLabels = useStorefront().labels?.productList
  const next = {
    list: newList,
    paging,
    auto,
    labels: { ...defaultLabels, ...storeLabels, ...labels },
    getPageHref,
    onPageChange,
    position,
    restoration,
    startCursor,
  }
  const [store, value] = usePreparedStore(next)
  const { list } = value
  // In a layout effect, so that the parts re-render before the paint.
  useClientLayoutEffect(() => store.set(value))
  useSavedScroll(store, restoration.storageKey)
  useListReader(store)

  const state: ProductListRootState = {
    paging,
    status: isEmpty(list) ? 'empty' : list.data ? 'success' : list.status,
    busy: list.isFetching,
    placeholder: list.isPlaceholderData ?? false,
    paused: pausedOf(list) !== undefined,
  }
  return (
    <ProductListContext.Provider value={store}>
      {usePart({
        tag: 'div',
        props,
        ref: [ref, position.rootRef],
        state,
        ownProps: { 'data-product-list': '' },
      })}
      <PositionEffects position={position} />
      <BeforeCommit
        value={value}
        onBeforeCommit={(before, after) => position.capture(before, after, store.isReplacing)}
      />
    </ProductListContext.Provider>
  )
}

/** The store and the value that this render shows. */
function usePreparedStore(
  next: ProductListContextValue,
): [store: ProductListStore, value: ProductListContextValue] {
  const [store] = useState(() => createProductListStore(next))
  return [store, store.prepare(next)]
}
