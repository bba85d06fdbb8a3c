export { miniSearchEngine, type MiniSearchEngineOptions } from './mini-search-engine.js'
export type { SearchableField, Tokenize } from './text-index.js'
export type { Token } from '../state/tokenize.js'
