import { QueryClient } from '@tanstack/react-query'

const browserClients = new Map<string, QueryClient>()

/**
 * The query client of a provider without the `queryClient` prop. A browser tab has one for each scope: a provider that
 * suspends before its first commit loses its state, and then finds its data again. A server creates one for each
 * provider, because a shared one would mix the data of different requests.
 */
export function getDefaultQueryClient(cacheScope: string): QueryClient {
  if (typeof window === 'undefined') return new QueryClient()
  let queryClient = browserClients.get(cacheScope)
  if (!queryClient) browserClients.set(cacheScope, (queryClient = new QueryClient()))
  return queryClient
}
