export { createMockStoreHandlers } from './create-mock-store-handlers.js'
