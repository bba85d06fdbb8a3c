export { loadCatalog } from './load-catalog.js'
export { serveMockStore } from './serve-mock-store.js'
export type { MockServer, ServeMockStoreOptions } from './serve-mock-store.js'
