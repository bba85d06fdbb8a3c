export {
  collectSearchDocuments,
  type CollectSearchDocumentsOptions,
} from '../build/collect-search-documents.js'
export { decodeSearchDocuments } from '../documents/decode.js'
export { encodeSearchDocuments } from '../documents/encode.js'
export {
  toSearchDocument,
  type SearchDocument,
  type SearchDocumentOptions,
  type SearchDocuments,
} from '../documents/search-document.js'
export {
  createSearchDocumentsHandler,
  type SearchDocumentsHandlerOptions,
} from './create-search-documents-handler.js'
export { createSearchHandler, type SearchHandlerOptions } from './create-search-handler.js'
export { trimSearchResults, type TrimSearchResultsOptions } from './trim-search-results.js'
