export { createSearchHandler, type SearchHandlerOptions } from './create-search-handler.js'
export {
  createSearchDocumentsHandler,
  type CachedSearchDocuments,
  type SearchDocumentsHandlerOptions,
} from './create-search-documents-handler.js'
