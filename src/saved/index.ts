export {
  createSavedList,
  type CreateSavedListOptions,
  type SavedList,
  type SavedListResult,
  type SavedListState,
} from './state/create-saved-list.js'
export { SaveToggle, type SaveToggleProps, type SaveToggleState } from './save-toggle.js'
export { useIsSaved, useSavedList, type UseSavedListResult } from './use-saved-list.js'
export { useRecentlyViewed } from './use-recently-viewed.js'
export { useSavedProducts } from './use-saved-products.js'
export type { StorageProblem } from '../device/storage-problem.js'
