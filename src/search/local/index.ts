export { createLocalSearchEngine, type LocalSearchEngineOptions } from './create-local-search-engine.js'
