export { createMockStoreHandlers, type MockStoreHandlersOptions } from './create-mock-store-handlers.js'
