import { mcp } from '../../../lib/agents'

/** Model Context Protocol: `/mcp`. */
export const POST = mcp
