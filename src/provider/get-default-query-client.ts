import { QueryClient } from '@tanstack/react-query'

/** One query client for each scope in a browser tab, even if a provider suspends before its first commit. */
const browserClients = new Map<string, QueryClient>()

/**
 * A browser keeps one client per scope, because a provider that suspends before its first commit loses its state.
 * A server never shares a client, because the client would mix the data of different requests.
 */
export function getDefaultQueryClient(cacheScope: string): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  let queryClient = browserClients.get(cacheScope)
  if (!queryClient) browserClients.set(cacheScope, (queryClient = new QueryClient()))
  return queryClient
}
