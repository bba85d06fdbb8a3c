import { QueryClient } from '@tanstack/react-query'

const browserClients = new Map<string, QueryClient>()

/**
 * The query client of a provider that was given none: one for each scope in a browser tab, so that a provider
 * that suspends before its first commit, and so loses its state, finds its data again; a new one for each
 * provider on a server, where a shared one would mix requests.
 */
export function queryClientOfScope(cacheScope: string): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  let queryClient = browserClients.get(cacheScope)
  if (!queryClient) browserClients.set(cacheScope, (queryClient = new QueryClient()))
  return queryClient
}
