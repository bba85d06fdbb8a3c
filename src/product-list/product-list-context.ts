'use client'
import { createContext, useContext, type RefObject } from 'react'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/index.js'
import type { ProductListLabels } from './labels.js'
import type { AnyList, ListSide, PageCursor, Paging } from './list-state.js'

export interface ProductListContextValue {
  readonly list: AnyList
  readonly paging: Paging
  readonly labels: ProductListLabels
  readonly getPageHref: ((cursor: PageCursor) => string) | undefined
  readonly onPageChange: ((cursor: PageCursor) => void) | undefined
  readonly rootRef: RefObject<HTMLElement | null>
  /** Another page is on its way, in place of this one: it is to be read from its start. */
  readonly expectPage: () => void
  /** Set by items that are not all rendered: brings one near the viewport, which renders it. */
  readonly revealRef: RefObject<((id: string) => void) | undefined>
  /** Adds the page on this side, or shows it in place of the present one. */
  readonly go: (side: ListSide) => void
}

export const ProductListContext = createContext<ProductListContextValue | undefined>(undefined)

/** @throws {MissingProviderError} outside `<ProductList.Root>`. */
export function useProductList(): ProductListContextValue {
  const value = useContext(ProductListContext)
  if (value) return value
  throw new MissingProviderError(explain('no-root', 'ProductList.Root'))
}
