import { QueryClient } from '@tanstack/react-query'

type QueryOptions = Parameters<QueryClient['defaultQueryOptions']>[0]

/** The package's queries set their own `retry`, which wins over `defaultOptions`, so override it here. */
class TestQueryClient extends QueryClient {
  override defaultQueryOptions: QueryClient['defaultQueryOptions'] = (options) =>
    QueryClient.prototype.defaultQueryOptions.call(this, {
      ...(options as QueryOptions),
      retry: false,
    }) as never
}

/** `gcTime: Infinity` starts no timer that would outlive the test. */
export function createTestQueryClient(retry: boolean): QueryClient {
  const Client = retry ? QueryClient : TestQueryClient
  return new Client({ defaultOptions: { queries: { gcTime: Infinity } } })
}
