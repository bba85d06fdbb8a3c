export { createHostedSearchEngine, type HostedSearchEngineOptions } from './create-hosted-search-engine.js'
export { createIndexRecords, type IndexRecord, type IndexRecordsOptions } from './create-index-records.js'
export {
  createInstantSearchClient,
  type InstantSearchClient,
  type InstantSearchClientOptions,
} from './create-instant-search-client.js'
