export type { AgentCatalogOptions } from './catalog/options.js'
export { createMarkdownHandler, type MarkdownHandlerOptions } from './markdown/create-markdown-handler.js'
export { createCatalogMcpHandler, type CatalogMcpHandlerOptions } from './mcp/create-catalog-mcp-handler.js'
export { createCatalogHandler, type CatalogHandlerOptions } from './ucp/create-catalog-handler.js'
