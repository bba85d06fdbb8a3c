'use client'
import { hashKey } from '@tanstack/react-query'
import { forwardRef, useRef, useState, type ReactElement, type Ref } from 'react'

import type { Entity, ListItemOf, PageCursor } from '../../core/index.js'
import type { UseResourceListOptions } from '../../hooks/list/list-options.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { useProducts } from '../../hooks/list/use-products.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import type { ListQueryData } from '../../queries/index.js'
import * as storefrontKeys from '../../queries/keys.js'
import { CommitGuard } from './commit-guard.js'
import { guardCommit } from './guard-commit.js'
import { defaultLabels, type ProductListLabels } from '../labels.js'
import { cursorOf, isEmpty, sideOf, type AnyList, type ListSide, type Paging } from '../state/list-state.js'
import { PlaceKeeper } from './place-keeper.js'
import { createProductListStore, ProductListContext } from '../state/product-list-context.js'
import { useOpening, type Opening } from '../restore/use-opening.js'
import { useSavedScroll } from '../restore/use-saved-scroll.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'

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
  /**
   * Names this visit to the list: whoever comes back to it finds the list as they left it. Default: the key of
   * the history entry, from the Navigation API; a router's `location.key` does it in browsers that have none.
   * `null` turns it off.
   */
  readonly restoreKey?: string | null | undefined
  /** Replaces labels of this list alone. */
  readonly labels?: Partial<ProductListLabels> | undefined
}

interface ParamsProps {
  /** Which products. Default: all, in the server's order. */
  readonly params?: Parameters<typeof useProducts<RegisteredClient>>[0]
  readonly options?: UseResourceListOptions<ListItemOf<Products>> | undefined
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
    <RootOfHookList {...props} list={list} ref={ref} />
  ) : (
    <RootOfParams {...props} params={params} options={options} ref={ref} />
  )
})

const RootOfParams = forwardRef<HTMLDivElement, RootOwnProps & ParamsProps>(function RootOfParams(
  { params = {}, options, ...props },
  ref,
) {
  const { client, queryClient } = useStorefront()
  const keyAt = (cursor: PageCursor) =>
    storefrontKeys.list(client, client.products.definition, { ...params, ...noCursor, ...cursor })
  const ownCursor = { startingAfter: params.startingAfter, endingBefore: params.endingBefore }
  const opening = useOpening(hashKey(keyAt(ownCursor)), props.restoreKey, ({ openedAt, id }) => {
    const cached = queryClient.getQueryData<ListQueryData<Entity>>(keyAt(openedAt))
    return cached?.pages.some(({ items }) => items.some((item) => item.id === id)) ?? false
  })
  const cursor = opening.cursor ?? ownCursor
  const list = useProducts(
    { ...params, ...noCursor, ...cursor },
    props.paging === 'pages' ? { ...options, maxPages: 1 } : options,
  )
  return useRoot({ ...props, list, opening, openedAt: cursor }, ref)
})

const noCursor = { startingAfter: undefined, endingBefore: undefined }

const RootOfHookList = forwardRef<HTMLDivElement, RootOwnProps & { readonly list: AnyList }>(
  function RootOfHookList(props, ref) {
    // Where that list opens is its hook's to say: nothing but the position is restored.
    const opening = useOpening('', props.restoreKey, () => true)
    return useRoot({ ...props, opening, openedAt: noCursor }, ref)
  },
)

interface UseRootProps extends RootOwnProps {
  readonly list: AnyList
  readonly opening: Opening
  readonly openedAt: PageCursor
}

/** What a root is, wherever its list comes from. */
function useRoot(
  {
    list,
    paging = 'load-more',
    getPageHref,
    onPageChange,
    labels,
    restoreKey: _restoreKey,
    opening,
    openedAt,
    ...props
  }: UseRootProps,
  ref: Ref<HTMLDivElement>,
): ReactElement {
  const rootRef = useRef<HTMLDivElement>(null)
  const revealRef = useRef<(id: string) => void>(undefined)
  const storeLabels = useStorefront().labels?.productList
  const afterPartsRef = useRef<() => void>(undefined)
  const isReplacing = useRef(false)
  const inFlight = useRef<unknown>(undefined)
  const go = (side: ListSide, byLink?: boolean) => {
    const { load, param } = sideOf(list, side)
    isReplacing.current = paging === 'pages'
    if (byLink) return
    if (paging === 'pages' && onPageChange && param) {
      onPageChange(cursorOf(param))
      return
    }
    if (inFlight.current) return
    inFlight.current = load().finally(() => (inFlight.current = undefined))
  }
  const onCommit = (before: AnyList, after: AnyList) => {
    const root = rootRef.current
    afterPartsRef.current = root ? guardCommit(root, before, after, isReplacing) : undefined
  }
  const value = {
    list,
    paging,
    labels: { ...defaultLabels, ...storeLabels, ...labels },
    getPageHref,
    onPageChange,
    go,
    rootRef,
    opening,
    openedAt,
    revealRef,
  }
  // eslint-disable-next-line react-hooks/refs -- the refs in it are handed on and not read
  const [store] = useState(() => createProductListStore(value))
  // The parts render before anything is painted.
  useClientLayoutEffect(() => store.set(value))
  useSavedScroll(store, opening.storageKey)

  const state: ProductListRootState = {
    paging,
    status: isEmpty(list) ? 'empty' : list.data ? 'success' : list.status,
    busy: list.isFetching,
    placeholder: list.isPlaceholderData ?? false,
  }
  return (
    <ProductListContext.Provider value={store}>
      {usePart('div', props, [ref, rootRef], state, { 'data-product-list': '' })}
      <PlaceKeeper afterPartsRef={afterPartsRef} />
      <CommitGuard value={list} onCommit={onCommit} />
    </ProductListContext.Provider>
  )
}
