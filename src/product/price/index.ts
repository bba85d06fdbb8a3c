export * as Price from './index.parts.js'
