import type { MockStore } from '../mock-store/create-mock-store.js'

type CreateAgentRoutes = (
  store: MockStore,
  options: { readonly currency: string; readonly siteUrl: string },
) => (path: string, accept: string | undefined) => ((request: Request) => Promise<Response>) | undefined

/** @throws Error if an optional peer is not installed. */
export async function loadAgentRoutes(): Promise<CreateAgentRoutes> {
  try {
    return (await import('storefront-agents/mock')).createAgentRoutes
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'storefront-agents'")) throw cause
    throw new Error(
      'The interfaces for agents need the package storefront-agents: npm install storefront-agents',
      { cause },
    )
  }
}
