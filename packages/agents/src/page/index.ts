export { useAgentTools, type UseAgentToolsOptions, type UseAgentToolsResult } from './use-agent-tools.js'
export type { AgentCart, AgentCartAddition } from './page-tools-context.js'
