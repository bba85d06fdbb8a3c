import type { createAgentRoutes } from './agent-routes.js'

/** @throws Error if the optional peer of the search is not installed. */
export async function loadAgentRoutes(): Promise<typeof createAgentRoutes> {
  try {
    return (await import('./agent-routes.js')).createAgentRoutes
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'minisearch'")) throw cause
    throw new Error('The interfaces for agents need the package minisearch: npm install minisearch', {
      cause,
    })
  }
}
