export { mockStoreHandlers } from './mock-store-handlers.js'
export type { MockStoreHandlersOptions } from './mock-store-handlers.js'
