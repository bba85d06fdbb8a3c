export {
  collectSearchDocuments,
  type CollectSearchDocumentsOptions,
  type SearchDocumentsProgress,
} from './collect-search-documents.js'
export { encodeSearchDocuments } from '../state/encode.js'
