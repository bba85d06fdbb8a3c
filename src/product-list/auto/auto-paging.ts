'use client'
import { onFeedKey } from '../../dom/feed-keys.js'
import type { AutoPaging } from '../state/auto-paging.js'
import { FeedPositions } from './feed-positions.js'
import { PageLoader } from './page-loader.js'
import { UserEvents } from './user-events.js'

/**
 * For `paging` of `<ProductList.Root>`: pages load automatically within one screen height of the viewport. An import, so
 * that other lists do not ship its code. A server component can pass it too.
 * @example
 * <ProductList.Root params={{ limit: 24 }} paging={autoPaging}>
 */
export const autoPaging: AutoPaging = { UserEvents, PageLoader, FeedPositions, onFeedKey }
