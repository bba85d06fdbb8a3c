import { createEmitter, type Emitter } from '../../core/emitter.js'
import type { ProductListStore } from '../state/product-list-context.js'
import { createAutoLoader, type AutoLoader } from './auto-loader.js'

interface Watched {
  readonly loader: AutoLoader
  /** Emits after each user event. */
  readonly userEvents: Emitter
}

/** `.Next` and `.Previous` of one list share a loader, which a list without `autoPaging` must not ship. */
const watched = new WeakMap<ProductListStore, Watched>()

/** Shared by the controls of a list, so that one gesture loads one page. */
export function watchedListOf(store: ProductListStore): Watched {
  let entry = watched.get(store)
  if (!entry) watched.set(store, (entry = { loader: createAutoLoader(), userEvents: createEmitter() }))
  return entry
}
