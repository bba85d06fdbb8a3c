'use client'
import type { KeyboardEvent, ReactElement, Ref } from 'react'

import { onFeedKey } from '../../dom/feed-keys.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { windowOf, type Paging } from '../state/list-state.js'
import type { ProductListContextValue } from '../state/product-list-context.js'
import { FeedContext } from './item-context.js'

interface ItemsState extends Record<string, unknown> {
  readonly paging: Paging
  readonly busy: boolean
}

/** The element of `<ProductList.Items>` and of `<VirtualProductGrid>`: a list, or a feed with its keys. */
export function useItemsElement(
  { list, paging, labels, rootRef }: ProductListContextValue,
  props: PartProps<'ul', ItemsState>,
  ref: Ref<HTMLElement> | Ref<HTMLElement>[],
  ownProps: object,
): ReactElement | null {
  const isFeed = paging === 'auto'
  const element = usePart(
    isFeed ? 'div' : 'ul',
    props,
    ref,
    { paging, busy: list.isFetching },
    {
      // Safari drops the role of a list without markers.
      role: isFeed ? 'feed' : 'list',
      'aria-label': labels.items,
      'aria-busy': (isFeed && list.isFetching) || undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (isFeed && rootRef.current) onFeedKey(event, rootRef.current)
      },
      ...ownProps,
    },
  )
  if (windowOf(list).items.length === 0) return null
  return <FeedContext.Provider value={isFeed}>{element}</FeedContext.Provider>
}
