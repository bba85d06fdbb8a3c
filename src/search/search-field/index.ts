export * as SearchField from './index.parts.js'
