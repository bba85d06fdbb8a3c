export {
  collectSearchDocuments,
  type CollectSearchDocumentsOptions,
} from '../build/collect-search-documents.js'
export {
  toSearchDocument,
  type SearchDocument,
  type SearchDocumentOptions,
  type SearchDocuments,
} from '../documents/search-document.js'
export { createLocalSearchEngine, type LocalSearchEngineOptions } from './create-local-search-engine.js'
