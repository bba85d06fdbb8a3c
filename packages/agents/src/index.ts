export type { AgentCatalogOptions } from './catalog/options.js'
export { createMarkdownHandler } from './markdown/create-markdown-handler.js'
export { createCatalogMcpHandler } from './mcp/create-catalog-mcp-handler.js'
export { createCatalogHandler } from './ucp/create-catalog-handler.js'
