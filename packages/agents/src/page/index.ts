export { useAgentTools, type UseAgentToolsResult } from './use-agent-tools.js'
export type { AgentCartAddition } from './page-tools.js'
