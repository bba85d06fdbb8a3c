export { createAgentRoutes } from './agent-routes.js'
