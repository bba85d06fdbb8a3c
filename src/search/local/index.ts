export { createLocalSearchEngine } from './create-local-search-engine.js'
