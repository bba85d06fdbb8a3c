export { useListImpressions, type UseListImpressionsOptions } from './use-list-impressions.js'
export type { ListImpression } from './list-impression.js'
